internal import NIOConcurrencyHelpers

/// What is counted, in the text format of Prometheus, version 0.0.4.
final class Metrics: Sendable {
  private struct Route: Hashable {
    var path: String
    var status: Int
  }

  private struct Histogram {
    var counts = [Int](repeating: 0, count: Metrics.bounds.count)
    var sum = 0.0
    var count = 0

    mutating func add(_ seconds: Double) {
      for (index, bound) in Metrics.bounds.enumerated() where seconds <= bound { counts[index] += 1 }
      sum += seconds
      count += 1
    }
  }

  private struct State {
    var requests: [Route: Int] = [:]
    var seconds: [String: Histogram] = [:]
    var work: [String: Histogram] = [:]
    var codes: [String: Int] = [:]
    var pictures: [Bool: Int] = [:]
    var received = 0
    var sent = 0
  }

  /// Upper bounds of the histograms, seconds.
  private static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

  private let state = NIOLockedValueBox(State())

  func request(_ path: String, status: Int, seconds: Double, received: Int, sent: Int) {
    state.withLockedValue {
      $0.requests[Route(path: path, status: status), default: 0] += 1
      $0.seconds[path, default: Histogram()].add(seconds)
      $0.received += received
      $0.sent += sent
    }
  }

  /// Time that reading a picture or making a symbol took, without waiting.
  func work(_ path: String, seconds: Double) {
    state.withLockedValue { $0.work[path, default: Histogram()].add(seconds) }
  }

  /// A picture that was read, and the symbologies of its codes.
  func picture(_ symbologies: [String], isRefused: Bool) {
    state.withLockedValue {
      $0.pictures[isRefused, default: 0] += 1
      for symbology in symbologies { $0.codes[symbology, default: 0] += 1 }
    }
  }

  /// All of it; `gauges` are what is so now.
  func text(_ gauges: [(name: String, help: String, value: Int)]) -> String {
    let state = state.withLockedValue { $0 }
    var text = Self.family("requests_total", "counter", "Requests answered.")
    for (route, count) in state.requests.sorted(by: {
      ($0.key.path, $0.key.status) < ($1.key.path, $1.key.status)
    }) {
      text += "quietzone_requests_total{path=\"\(route.path)\",status=\"\(route.status)\"} \(count)\n"
    }
    text += Self.histograms(
      "request_seconds", "From a request's head until its answer begins to be sent.", state.seconds)
    text += Self.histograms(
      "work_seconds", "Reading a picture or making a symbol, without waiting.", state.work)
    text += Self.family("pictures_total", "counter", "Pictures, read or refused.")
    for isRefused in [false, true] {
      let result = isRefused ? "refused" : "read"
      text += "quietzone_pictures_total{result=\"\(result)\"} \(state.pictures[isRefused] ?? 0)\n"
    }
    text += Self.family("codes_total", "counter", "Codes read.")
    for (symbology, count) in state.codes.sorted(by: { $0.key < $1.key }) {
      text += "quietzone_codes_total{symbology=\"\(symbology)\"} \(count)\n"
    }
    text += Self.family("received_bytes_total", "counter", "Content of requests.")
    text += "quietzone_received_bytes_total \(state.received)\n"
    text += Self.family("sent_bytes_total", "counter", "Content of answers.")
    text += "quietzone_sent_bytes_total \(state.sent)\n"
    for gauge in gauges {
      text += Self.family(gauge.name, "gauge", gauge.help) + "quietzone_\(gauge.name) \(gauge.value)\n"
    }
    return text
  }

  private static func family(_ name: String, _ kind: String, _ help: String) -> String {
    "# HELP quietzone_\(name) \(help)\n# TYPE quietzone_\(name) \(kind)\n"
  }

  private static func histograms(_ name: String, _ help: String, _ histograms: [String: Histogram]) -> String
  {
    var text = family(name, "histogram", help)
    for (path, histogram) in histograms.sorted(by: { $0.key < $1.key }) {
      for (bound, count) in zip(bounds, histogram.counts) {
        text += "quietzone_\(name)_bucket{path=\"\(path)\",le=\"\(bound)\"} \(count)\n"
      }
      text += "quietzone_\(name)_bucket{path=\"\(path)\",le=\"+Inf\"} \(histogram.count)\n"
      text += "quietzone_\(name)_sum{path=\"\(path)\"} \(histogram.sum)\n"
      text += "quietzone_\(name)_count{path=\"\(path)\"} \(histogram.count)\n"
    }
    return text
  }
}
