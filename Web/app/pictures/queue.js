// One file after the other: never more than one picture in memory, however many there are. Knows no page.

/** As many files as are taken at once. */
export const mostFiles = 1000;

/**
 * Reads files in their order until all are read or somebody has had enough.
 * @template File, Result
 * @param {File[]} files
 * @param {(file: File) => Promise<Result>} read
 * @param {{ signal?: AbortSignal, onresult?: (result: Result, index: number) => void }} [options]
 * @returns {Promise<Result[]>} of those that were read
 */
export async function readAll(files, read, options = {}) {
  const { signal, onresult = () => {} } = options;
  /** @type {Result[]} */
  const results = [];
  for (const [index, file] of files.entries()) {
    if (signal?.aborted) break;
    const result = await read(file);
    // What came after the end is not shown any more.
    if (signal?.aborted) break;
    results.push(result);
    onresult(result, index);
  }
  return results;
}
