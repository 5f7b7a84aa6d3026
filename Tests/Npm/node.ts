// A program for Node in TypeScript, whose libraries have no window.
import { make, read } from 'quietzone';

export async function texts(data: Uint8Array, width: number, height: number): Promise<string[]> {
  const found = await read({ data, width, height }, { maximumCount: 3 });
  return [...found.map(({ symbology, text }) => `${symbology} ${text}`), (await make('A')).svg];
}
