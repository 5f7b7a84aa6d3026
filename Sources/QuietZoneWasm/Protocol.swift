import QuietZone

extension Border {
  /// The version of all byte layouts and numbers of this module. It grows with every change that a page of
  /// another version would misunderstand; `Web/quietzone/protocol.js` has the same one, and
  /// `Scripts/generate protocol --check` holds both together.
  static let protocolVersion: Int32 = 3
}

#if !arch(wasm32)
  import QuietZonePayloads
  import QuietZoneRendering
  import QuietZoneScanning

  /// What numbers stand for on the other side of the border, as a JavaScript module: written from the
  /// enumerations themselves, so that no order is kept by hand on both sides.
  enum ProtocolModule {
    static var text: String {
      var text = """
        // What the numbers stand for that cross the border to QuietZone.wasm, each in the place of its
        // number. Written by Scripts/generate protocol from Sources/QuietZoneWasm/Protocol.swift.

        /** The version of the numbers here and of the byte layouts; the module has the same one. */
        export const protocolVersion = \(Border.protocolVersion);

        /**
         * Token, name, the W3C's name for the format or ours in its style, and family.
         * @type {readonly (readonly [string, string, string, 'matrix'|'stacked'|'linear'])[]}
         */
        export const symbologyRows = [

        """
      for symbology in Symbology.allCases {
        let cells = [
          symbology.token.description, symbology.name.description, format(symbology), family(symbology),
        ]
        text += "  [\(cells.map { "'\($0)'" }.joined(separator: ", "))],\n"
      }
      text += "];\n"
      for table in tables { text += "\n" + table.text }
      return text
    }

    private struct Table {
      var name: String
      var comment: String
      var names: [String]

      init(_ name: String, _ comment: String, _ names: [String]) {
        (self.name, self.comment, self.names) = (name, comment, names)
      }

      /// Lines of no more than 118 columns.
      var text: String {
        var lines = ["/** \(comment) */", "export const \(name) = /** @type {const} */ (["], line = " "
        for name in names {
          let word = " '\(name)',"
          if line.utf8.count + word.utf8.count > 118 {
            lines.append(line)
            line = " "
          }
          line += word
        }
        return (lines + [line, "]);", ""]).joined(separator: "\n")
      }
    }

    private static var tables: [Table] {
      let onlyByName = Symbology.allCases.filter { SymbologySet.onlyByName.contains($0) }
      return [
        Table(
          "onlyByName", "What is read only when it is asked for by name.", onlyByName.map(\.token.description)
        ),
        Table(
          "checks", "`CheckState`", names(CheckState.self, ["verified": "right", "possible": "perhaps"])),
        Table("linearKinds", "`LinearDetails.Kind`", names(LinearDetails.Kind.self)),
        Table("obstacles", "`BarcodeSighting.Obstacle`", names(BarcodeSighting.Obstacle.self)),
        Table("warningKinds", "`ScannabilityWarning`", warningNames),
        Table(
          "makeReasons", "`ErrorCode`, from 1", names(ErrorCode.self, ["structuredAppendCount": "setCount"])),
        Table("sessionCommands", "`SessionCommand`", names(SessionCommand.self)),
        Table("permissions", "`CameraPermission`", names(CameraPermission.self)),
        Table("scanFailures", "`ScanFailure`", names(ScanFailure.self)),
        Table("sessionStates", "`ScanSession.State`", names(ScanSession.State.self)),
        Table("ignoreReasons", "`IgnoreReason`", names(IgnoreReason.self)),
        Table("hints", "`ScanHint`", names(ScanHint.self)),
        Table("efforts", "`ReaderOptions.Effort`", names(ReaderOptions.Effort.self)),
        Table("torchModes", "`TorchMode`", names(TorchMode.self, ["automatic": "auto"])),
        Table("regionRules", "`RegionRule`", names(RegionRule.self)),
        Table("gravities", "`Viewport.Gravity`", names(Viewport.Gravity.self)),
        Table("payloadKinds", "`Payload.Kind`", names(Payload.Kind.self)),
        Table("fieldNames", "`FieldName`", names(FieldName.self)),
        Table("payloadRules", "`PayloadRule.numbers`", ruleNames),
        Table("oddityNames", "`LinkInspection.Oddities`, gravest first, a bit each", oddityNames),
      ]
    }

    /// The cases by their raw values, which have no gaps; `others` are those that the page has another word
    /// for.
    private static func names<Cases: RawRepresentable>(
      _: Cases.Type, _ others: [String: String] = [:]
    ) -> [String] where Cases.RawValue: FixedWidthInteger {
      let cases = (0...100).compactMap { Cases(rawValue: Cases.RawValue($0)) }
      let first = cases.first.map { Int($0.rawValue) } ?? 0
      let isWhole = cases.enumerated().allSatisfy { Int($1.rawValue) == $0 + first }
      precondition(isWhole, "\(Cases.self) has gaps")
      return cases.map { others[caseName($0)] ?? caseName($0) }
    }

    /// A case for each number of ``Border/check(_:)``, whatever it says.
    private static var warningNames: [String] {
      let warnings: [ScannabilityWarning] = [
        .unreadableContrast(percent: 0), .lowContrast(percent: 0), .sameBrightness(percent: 0),
        .lowContrastInRedLight(percent: 0), .inverted, .smallQuietZone(modules: 0, standard: 0),
        .transparentBackground, .smallModule(micrometres: 0, minimum: 0), .fewDots(dots: 0, minimum: 0),
        .logoBeyondCorrection(codewords: 0, capacity: 0), .logoSpendsCorrection(codewords: 0, capacity: 0),
        .logoOnFinder, .logoOnPatterns, .circleFinders, .smallDots(percent: 0), .fadingGradient(percent: 0),
      ]
      return inOrder(warnings) { Int(Border.numbers(of: $0).which) }
    }

    private static var ruleNames: [String] {
      let rules: [PayloadRule] = [
        .needed, .unused(besides: .text), .characters(0...0), .bytes(0...0), .line, .swissCharacters,
        .security,
        .key, .passphrase, .base32, .algorithm, .number(0...0), .degrees(limit: 0), .phone, .mailbox, .page,
        .date, .day, .afterStart, .amount, .truth, .country, .swissCurrency, .iban, .swissIBAN, .bic,
        .purpose,
        .creditorReference, .qrReference(expected: nil), .referenceOfQRIBAN, .atMostTwo, .noColon,
      ]
      return inOrder(rules) { $0.numbers.number }
    }

    private static var oddityNames: [String] {
      let oddities: [(LinkInspection.Oddities, String)] = [
        (.mixedScripts, "mixedScripts"), (.userInfo, "userInfo"), (.ipAddress, "ipAddress"),
        (.hiddenCharacters, "hiddenCharacters"), (.internationalName, "internationalName"),
        (.redirect, "redirect"), (.shortener, "shortener"), (.insecure, "insecure"), (.port, "port"),
        (.manySubdomains, "manySubdomains"), (.long, "long"), (.localName, "localName"),
      ]
      return oddities.sorted { $0.0.rawValue < $1.0.rawValue }.map(\.1)
    }

    private static func inOrder<Case>(_ cases: [Case], by number: (Case) -> Int) -> [String] {
      let sorted = cases.sorted { number($0) < number($1) }
      precondition(sorted.map(number) == Array(0..<sorted.count), "\(Case.self) has gaps")
      return sorted.map(caseName)
    }

    /// In the W3C's BarcodeDetector where it has one, else the token in its style.
    private static func format(_ symbology: Symbology) -> String {
      switch symbology {
      case .qrCode: "qr_code"
      case .microQRCode: "micro_qr_code"
      case .rectangularMicroQRCode: "rm_qr_code"
      case .interleaved2of5, .itf14: "itf"
      case .maxiCode: "maxi_code"
      default: String(symbology.token.description.map { $0 == "-" ? "_" : $0 })
      }
    }

    private static func family(_ symbology: Symbology) -> String {
      SymbologySet.allLinear.contains(symbology)
        ? "linear" : SymbologySet.allStacked.contains(symbology) ? "stacked" : "matrix"
    }
  }

  /// The name of a case in the source, whatever `description` says of it.
  private func caseName<Case>(_ value: Case) -> String {
    reflectedCaseName(value).map { String(cString: $0) } ?? ""
  }

  /// Of the standard library, which has no public word for it.
  @_silgen_name("swift_EnumCaseName")
  private func reflectedCaseName<Case>(_ value: Case) -> UnsafePointer<CChar>?
#endif
