// Which version these files belong to. Scripts/stamp-web writes both into the copy that is served, so that files of two
// versions never work together; in the sources they are empty and nothing is compared.

/** A hash of every file of the web application, the module among them. */
export const version = '';

/** What QuietZone.wasm has to be, as Subresource Integrity has it: `sha256-…`. */
export const moduleIntegrity = '';
