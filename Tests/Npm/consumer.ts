// A program in TypeScript with the package: what is right compiles, what is wrong does not.
import { BarcodeDetector, Engine, MakeError, Scanner, compose, configure, describe, make, read, sharedEngine } from 'quietzone';
import type { Barcode, MakeOptions, Pixels, ReadOptions, ScannerEvents } from 'quietzone';
import { BarcodeDetector as Detector } from 'quietzone/detector';
import { QuietZoneScanner } from 'quietzone/element';
import 'quietzone/polyfill';
import { ScanSession } from 'quietzone/session';
import * as single from 'quietzone/standalone';
import address from 'quietzone/quietzone.wasm';

configure({ module: address, worker: () => new Worker('worker.js', { type: 'module' }) });

export async function all(file: Blob, video: HTMLVideoElement): Promise<string[]> {
  const texts: string[] = (await read(file, { symbologies: ['qr', 'ean-13'], effort: 'thorough' })).map(({ text }) => text);
  const [{ corners: [{ x }], set, gtin }] = await read({ data: new Uint8ClampedArray(4), width: 1, height: 1 });
  texts.push(`${x.toFixed()} ${set?.index ?? 0} ${gtin ?? ''}`);
  const detector: Detector = new BarcodeDetector({ formats: ['qr_code'] });
  texts.push(...await globalThis.BarcodeDetector.getSupportedFormats());
  for (const { rawValue, boundingBox, barcode } of await detector.detect(video)) texts.push(rawValue + boundingBox.width + barcode.text);
  const code = await make('A', { symbology: 'qr', level: 'H', style: { modules: 'dots', dotSize: 85 } });
  texts.push(code.svg, code.warnings.map(({ kind }) => kind).join(), code.toPDF().type, (await code.toPNG()).type);
  const engine: Engine = await sharedEngine();
  const [barcode] = await single.read(file);
  texts.push(describe(engine, barcode).kind, compose(engine, 'link', { url: 'https://example.org' }));
  return texts;
}

export function live(video: HTMLVideoElement): void {
  const scanner = new Scanner(video, { mode: 'once', region: { space: 'view', x: 0, y: 0, width: 1, height: 1, rule: 'strict' } });
  scanner.addEventListener('success', ({ detail: { scan, picture } }) => console.log(scan.barcode.text, picture?.width));
  scanner.addEventListener('anything', (event: Event) => console.log(event.type));
  const onCompleted = ({ detail }: CustomEvent<ScannerEvents['completed']>): void => console.log(detail.guessedCharacterSet);
  scanner.addEventListener('completed', onCompleted);
  scanner.removeEventListener('completed', onCompleted);
  const element: QuietZoneScanner = new QuietZoneScanner();
  element.guide = 'window';
  element.symbologies = ['qr'];
  void element.start();
  const found = document.querySelector('quietzone-scanner');
  found?.addEventListener('fail', ({ detail: { reason } }) => { if (reason === 'noCamera') found.stop(); });
  found?.addEventListener('click', ({ clientX }) => clientX);
  const onHint = ({ detail: { hint } }: CustomEvent<ScannerEvents['hint']>): void => console.log(hint);
  const onClick = ({ clientX }: MouseEvent): void => console.log(clientX);
  found?.addEventListener('hint', onHint);
  found?.removeEventListener('hint', onHint);
  found?.removeEventListener('click', onClick);
  found?.removeEventListener('anything', onHint as EventListener);
}

export function session(engine: Engine): number[] {
  const found = new ScanSession(engine, { mode: 'continuous', rearm: 500 }).frame(0, 640, 480, 640, 0);
  return found.flatMap((action) => (action.type === 'added' ? [action.id] : []));
}

export const why = (error: unknown): string => (error instanceof MakeError ? error.reason : '');

export const options: ReadOptions & Pick<MakeOptions, 'symbology'> = { maximumCount: 1, symbology: 'aztec' };
export const first = async (pixels: Pixels): Promise<Barcode | undefined> => (await read(pixels, options))[0];
export const said = ({ reason }: ScannerEvents['fail']): string => reason;

// @ts-expect-error there is no such effort
void read(new Blob(), { effort: 'max' });
// @ts-expect-error a path is no picture
void read('photo.png');
// @ts-expect-error pixels have a height
void read({ data: new Uint8Array(1), width: 1 });
// @ts-expect-error a number is no content
void make(5);
// @ts-expect-error there is no such level
void make('A', { level: 'X' });
// @ts-expect-error addresses are texts or URLs
configure({ worker: 5 });
// @ts-expect-error there is no such guide
new QuietZoneScanner().guide = 'circle';
// @ts-expect-error nor such a mode
new Scanner(document.createElement('video'), { mode: 'twice' });
// @ts-expect-error nor does a hint have a code
document.querySelector('quietzone-scanner')?.addEventListener('hint', ({ detail }) => detail.barcode);
// @ts-expect-error nor such an option
void make('A', { colour: '#000000' });
