/** The engine's module. A bundler whose loader takes it as a file (`--loader:.wasm=file`) gives its address. */
declare const address: string;
export default address;
