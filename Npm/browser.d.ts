// Named by the declarations, and missing in older libraries of TypeScript. Where they are there nothing is added.
interface VideoFrame {}
interface OffscreenCanvas {}
interface OffscreenCanvasRenderingContext2D {}
