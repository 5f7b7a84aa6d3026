#if os(iOS)
  public import QuietZonePayloads

  @available(iOS 17.0, *)
  extension LinkInspection {
    /// What is odd about the link, gravest first, in the person's language; to be read before it is opened.
    public var warnings: [String] {
      Self.keys.compactMap { oddity, key in
        oddities.contains(oddity) ? Message.text("oddity.\(key)") : nil
      }
    }

    /// What oddities are called in `Localizable.strings`.
    private static let keys: [(Oddities, String)] = [
      (.mixedScripts, "mixedScripts"), (.userInfo, "userInfo"), (.ipAddress, "ipAddress"),
      (.hiddenCharacters, "hiddenCharacters"), (.internationalName, "internationalName"),
      (.redirect, "redirect"), (.shortener, "shortener"), (.insecure, "insecure"), (.port, "port"),
      (.manySubdomains, "manySubdomains"), (.long, "long"), (.localName, "localName"),
    ]
  }
#endif
