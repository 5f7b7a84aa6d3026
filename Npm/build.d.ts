// For checking the sources alone: what esbuild puts into the single file, and what TypeScript 4.8 does not know yet.
declare module '*.gz' {
  const bytes: Uint8Array;
  export default bytes;
}
declare module '*.txt' {
  const text: string;
  export default text;
}

declare var process: { getBuiltinModule?: (name: string) => any } | undefined;

declare class DecompressionStream {
  constructor(format: 'gzip');
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}

// Where an ImageBitmap is taken a frame is, too: with its width and height it is one for the checker.
declare class VideoFrame {
  readonly width: number;
  readonly height: number;
  readonly colorSpace: any;
  constructor(source: any, options?: any);
  readonly codedWidth: number;
  readonly codedHeight: number;
  readonly displayWidth: number;
  readonly displayHeight: number;
  readonly visibleRect: DOMRectReadOnly | null;
  readonly format: string | null;
  readonly timestamp: number;
  allocationSize(options?: any): number;
  copyTo(target: ArrayBufferView | ArrayBuffer, options?: any): Promise<{ offset: number, stride: number }[]>;
  close(): void;
}

declare class OffscreenCanvas extends EventTarget {
  constructor(width: number, height: number);
  width: number;
  height: number;
  getContext(kind: '2d', options?: any): OffscreenCanvasRenderingContext2D | null;
}

interface OffscreenCanvasRenderingContext2D extends CanvasRect, CanvasDrawImage, CanvasFillStrokeStyles,
  CanvasImageData {}
