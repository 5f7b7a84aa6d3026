// Which version these files belong to. Scripts/build web writes both into the copy that is served, so that files of two
// versions never work together; in the sources they are empty and nothing is compared.

/** @type {string} a hash of every file of the web application, the module among them */
export const version = '';

/** @type {string} what QuietZone.wasm has to be, as Subresource Integrity has it: `sha256-…` */
export const moduleIntegrity = '';

/** @type {string} what the custom section `quietzone` of QuietZone.wasm says, in the npm package (Scripts/build npm) */
export const moduleVersion = '';
