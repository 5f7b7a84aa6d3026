// Says what content means, looks at a link before it is opened, and writes content that means something.

// snippet.hide
import QuietZonePayloads

// snippet.show
let payload = Payload(text: Array("https://bank.example@203.0.113.7/login".utf8))
if payload.kind == .link, let link = payload.link {
  print("leads to", String(decoding: link.host, as: UTF8.self))  // 203.0.113.7
  if link.oddities.contains(.userInfo) { print("what stands before the @ is not the host") }
}

let text = try PayloadWriter.write(
  .wifi,
  [
    Payload.Field(.networkName, Array("Guests".utf8)), Payload.Field(.password, Array("a;b".utf8)),
  ])
print(String(decoding: text, as: UTF8.self))  // WIFI:T:WPA;S:Guests;P:a\;b;;
// snippet.hide
