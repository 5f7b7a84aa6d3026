#if !arch(wasm32)
@main struct Native { static func main() {} }
#endif
