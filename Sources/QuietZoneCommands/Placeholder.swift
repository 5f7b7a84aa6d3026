public enum Placeholder { public static func main() {} }
