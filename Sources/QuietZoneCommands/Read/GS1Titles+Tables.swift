/// What GS1 calls the data of the application identifiers that are met most.
enum GS1Titles {
  /// The data title of an application identifier, `nil` where it is not among these.
  static func title(of identifier: String) -> String? {
    titles[identifier] ?? (identifier.count == 4 ? families[String(identifier.prefix(3))] : nil)
  }

  /// Data titles of GS1 General Specifications 24.0, Figure 3.2-1.
  static let titles: [String: String] = [
    "00": "SSCC", "01": "GTIN", "02": "CONTENT", "03": "MTO GTIN", "10": "BATCH/LOT", "11": "PROD DATE",
    "12": "DUE DATE", "13": "PACK DATE", "15": "BEST BEFORE or BEST BY", "16": "SELL BY",
    "17": "USE BY or EXPIRY", "20": "VARIANT", "21": "SERIAL", "22": "CPV", "30": "VAR. COUNT", "37": "COUNT",
    "90": "INTERNAL", "91": "INTERNAL", "92": "INTERNAL", "93": "INTERNAL", "94": "INTERNAL",
    "95": "INTERNAL", "96": "INTERNAL", "97": "INTERNAL", "98": "INTERNAL", "99": "INTERNAL",
    "235": "TPX", "240": "ADDITIONAL ID", "241": "CUST. PART No.", "242": "MTO VARIANT", "243": "PCN",
    "250": "SECONDARY SERIAL", "251": "REF. TO SOURCE", "253": "GDTI", "254": "GLN EXTENSION COMPONENT",
    "255": "GCN", "400": "ORDER NUMBER", "401": "GINC", "402": "GSIN", "403": "ROUTE",
    "410": "SHIP TO LOC", "411": "BILL TO", "412": "PURCHASE FROM", "413": "SHIP FOR LOC",
    "414": "LOC No.", "415": "PAY TO", "416": "PROD/SERV LOC", "417": "PARTY", "420": "SHIP TO POST",
    "421": "SHIP TO POST", "422": "ORIGIN", "423": "COUNTRY - INITIAL PROCESS", "424": "COUNTRY - PROCESS",
    "425": "COUNTRY - DISASSEMBLY", "426": "COUNTRY - FULL PROCESS", "427": "ORIGIN SUBDIVISION",
    "710": "NHRN PZN", "711": "NHRN CIP", "712": "NHRN CN", "713": "NHRN DRN", "714": "NHRN AIM",
    "715": "NHRN NDC", "7001": "NSN", "7002": "MEAT CUT", "7003": "EXPIRY TIME", "7004": "ACTIVE POTENCY",
    "7005": "CATCH AREA", "7006": "FIRST FREEZE DATE", "7007": "HARVEST DATE", "8001": "DIMENSIONS",
    "8002": "CMT No.", "8003": "GRAI", "8004": "GIAI", "8005": "PRICE PER UNIT", "8006": "ITIP",
    "8007": "IBAN", "8008": "PROD TIME", "8010": "CPID", "8011": "CPID SERIAL", "8012": "VERSION",
    "8013": "GMN", "8017": "GSRN - PROVIDER", "8018": "GSRN - RECIPIENT", "8019": "SRIN",
    "8020": "REF No.", "8200": "PRODUCT URL",
  ]

  /// Of four digits whose last is the place of the decimal point.
  static let families: [String: String] = [
    "310": "NET WEIGHT (kg)", "311": "LENGTH (m)", "312": "WIDTH (m)", "313": "HEIGHT (m)",
    "314": "AREA (m²)", "315": "NET VOLUME (l)", "316": "NET VOLUME (m³)", "320": "NET WEIGHT (lb)",
    "330": "GROSS WEIGHT (kg)", "331": "LENGTH (m), log", "332": "WIDTH (m), log", "333": "HEIGHT (m), log",
    "335": "VOLUME (l), log", "340": "GROSS WEIGHT (lb)", "356": "NET WEIGHT (troy oz)",
    "357": "NET VOLUME (oz)", "390": "AMOUNT", "391": "AMOUNT", "392": "PRICE", "393": "PRICE",
    "394": "PRCNT OFF", "395": "PRICE/UoM",
  ]
}
