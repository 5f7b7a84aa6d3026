internal import HTTPTypes

/// What every answer tells the browser to refuse. Pictures never leave the device: no address but the
/// server's own can be reached from the pages, and nothing but the server's own files runs in them.
enum SecurityHeaders {
  /// Content Security Policy Level 3. WebAssembly needs `wasm-unsafe-eval`, pictures that were dropped or
  /// made are `blob:` and `data:`.
  static let contentSecurityPolicy = [
    "default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "img-src 'self' blob: data:",
    "media-src 'self' blob:", "worker-src 'self'", "connect-src 'self'", "base-uri 'none'",
    "frame-ancestors 'none'", "form-action 'none'", "object-src 'none'",
  ].joined(separator: "; ")

  static let all: [(name: String, value: String)] = [
    ("Content-Security-Policy", contentSecurityPolicy),
    ("Permissions-Policy", "camera=(self), microphone=(), geolocation=()"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
  ]

  /// Adds them to an answer's fields.
  static func add(to fields: inout HTTPFields) {
    for (name, value) in all {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
  }
}
