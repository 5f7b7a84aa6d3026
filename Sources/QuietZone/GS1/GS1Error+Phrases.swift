extension GS1CharacterSet {
  /// Its characters, for people.
  var name: String {
    switch self {
    case .numeric: "digits alone"
    case .set82: "letters, digits and !\"%&'()*+,-./_:;<=>?"
    case .set39: "capitals, digits and # - /"
    case .set64: "letters, digits and - _ ="
    case .set32: "the digits 2 to 9 and capitals but I and O"
    }
  }
}

extension GS1Error.Quantity {
  /// What is beyond its bounds.
  func phrase(_ found: String, _ minimum: UInt32, _ maximum: UInt32) -> String {
    switch self {
    case .month: "month \(found) of the date; 01 to 12 are expected (YYMMDD)"
    case .day: "day \(found) of the date; 0\(minimum) to \(maximum) are expected (YYMMDD)"
    case .hour: "hour \(found) of the time; 00 to 23 are expected"
    case .minute: "minute \(found) of the time; 00 to 59 are expected"
    case .second: "second \(found) of the time; 00 to 59 are expected"
    case .latitude: "latitude \(found); 0000000000 to 1800000000 are expected, from the south pole"
    case .longitude: "longitude \(found); 0000000000 to 3600000000 are expected"
    case .piece: "piece \(found); \(minimum) to \(maximum) are expected"
    case .total: "a total of \(found) pieces; at least 1 is expected"
    }
  }
}

extension GS1Error.CodeList {
  /// What something is that is not in it.
  var phrase: String {
    switch self {
    case .country: "no country of ISO 3166-1, three digits"
    case .countryOrMany: "no country of ISO 3166-1, three digits, nor 999 for more than one"
    case .countryLetters: "no country of ISO 3166-1, two capitals"
    case .currency: "no currency of ISO 4217, three digits"
    case .sex: "none of 0, 1, 2 and 9 (ISO/IEC 5218)"
    case .mediaType: "no kind of data carrier: 01 to 10 and 80 to 99 are"
    case .packageType: "no kind of package of UN/ECE Recommendation 21"
    }
  }
}

extension GS1Error.Form {
  /// What is expected.
  var phrase: String {
    switch self {
    case .yesOrNo: "expected is 0 for no or 1 for yes"
    case .leadingZero: "a 0 is expected before its GTIN"
    case .nonZero: "a dimension may not be zero"
    case .noLeadingZero: "a number without zeros before it is expected"
    case .hyphen: "a - for degrees below zero is expected at the end, or nothing"
    case .winding: "expected are 0, 1 or 9 for the direction of winding"
    case .percentEncoding: "behind % two hexadecimal digits are expected, as in %20"
    case .companyPrefix: "a GS1 company prefix is expected, at least four digits"
    case .importerIndex: "a letter, a digit, - or _ is expected as importer index"
    case .positionOfTotal: "a position and how many there are is expected, as in 1/3"
    case .hasNonDigit: "at least one character that is no digit is expected"
    case .padding: "the = at the end should fill up four characters"
    case .iban: "an IBAN is expected: country, two check digits that are right, and the account"
    }
  }
}

extension GS1Error.CouponPart {
  /// What it is, with its article.
  var name: String {
    switch self {
    case .companyPrefix: "the company prefix"
    case .offerCode: "the offer code"
    case .saveValue: "the save value"
    case .purchaseRequirement: "the purchase requirement"
    case .requirementCode: "the code of the purchase requirement"
    case .familyCode: "the family code"
    case .purchaseRules: "the rule of the further purchases"
    case .expirationDate: "the expiration date"
    case .startDate: "the start date"
    case .serialNumber: "the serial number"
    case .retailer: "the retailer"
    case .saveValueCode: "the code of the save value"
    case .appliesTo: "what the save value applies to"
    case .storeCoupon: "the mark of a store's coupon"
    case .doNotMultiply: "the mark against multiplying"
    case .format: "the format"
    case .excess: "the end"
    }
  }
}
