#if !QUIETZONE_WITHOUT_GS1_DICTIONARY
  extension GS1Dictionary {
    /// Release of GS1's Barcode Syntax Dictionary whose facts these are: 541 application identifiers.
    static let release: StaticString = "2026-01-27"

    /// A row is `identifiers format rules:title`, for one identifier or for those that differ in their last
    /// digit: `3100-5` is 3100 to 3105.
    ///
    /// The parts of the format are joined by `+`: `N` digits, `X`, `Y` and `Z` characters of set 82, 39 and
    /// 64; `.` before the number for up to so many; then the letters of ``GS1Rule``; `?` where the part may
    /// be missing. `!` before all of it: not allowed behind the `?` of a Digital Link.
    ///
    /// Rules: `r` one of these is needed, `+` between what is needed together, `n` any digit; `T`, `L`, `G`
    /// and `M` are what ``GS1RowReader`` makes of them. `x` excludes; `=` excludes the others of the same
    /// row. `k` is the key of a Digital Link, with its qualifiers in order, `|` between the sequences. In
    /// titles `@` is the last digit and `&` one more.
    static let rows: StaticString = """
      00 N18cK k:SSCC
      01 N14cK x255,37 k22,10,21|235:GTIN
      02 N14cK r37 x01,03:CONTENT
      03 !N14cK x01,02,37,235:MTO GTIN
      10 X.20 rG:BATCH/LOT
      11 N6e rG:PROD DATE
      12 N6e r8020:DUE DATE
      13 N6e rG:PACK DATE
      15 N6e rG:BEST BEFORE or BEST BY
      16 N6e rG:SELL BY
      17 N6e r01,02,03,255,8006,8026:USE BY or EXPIRY
      20 N2 rG:VARIANT
      21 !X.20 r01,03,8006 x235:SERIAL
      22 !X.20 r01:CPV
      235 !X.28 r01:TPX
      240 X.30 rG:ADDITIONAL ID
      241 X.30 rG:CUST. PART No.
      242 N.6 r01,02,8006,8026:MTO VARIANT
      243 X.20 r01,03:PCN
      250 X.30 r01+21,03+21,8006+21:SECONDARY SERIAL
      251 X.30 r01,03,8006:REF. TO SOURCE
      253 N13ck+X.17? k:GDTI
      254 !X.20 r414:GLN EXTENSION COMPONENT
      255 N13ck+N.12? x01,02,415,8006,8020,8026 k:GCN
      30 N.8 rT:VAR. COUNT
      3100-5 N6 rT =:NET WEIGHT (kg)
      3110-5 N6 rT =:LENGTH (m)
      3120-5 N6 rT =:WIDTH (m)
      3130-5 N6 rT =:HEIGHT (m)
      3140-5 N6 rT =:AREA (m²)
      3150-5 N6 rT =:NET VOLUME (l)
      3160-5 N6 rT =:NET VOLUME (m³)
      3200-5 N6 rT =:NET WEIGHT (lb)
      3210-5 N6 rT =:LENGTH (in)
      3220-5 N6 rT =:LENGTH (ft)
      3230-5 N6 rT =:LENGTH (yd)
      3240-5 N6 rT =:WIDTH (in)
      3250-5 N6 rT =:WIDTH (ft)
      3260-5 N6 rT =:WIDTH (yd)
      3270-5 N6 rT =:HEIGHT (in)
      3280-5 N6 rT =:HEIGHT (ft)
      3290-5 N6 rT =:HEIGHT (yd)
      3300-5 N6 rL =:GROSS WEIGHT (kg)
      3310-5 N6 rL =:LENGTH (m), log
      3320-5 N6 rL =:WIDTH (m), log
      3330-5 N6 rL =:HEIGHT (m), log
      3340-5 N6 rL =:AREA (m²), log
      3350-5 N6 rL =:VOLUME (l), log
      3360-5 N6 rL =:VOLUME (m³), log
      3370-5 N6 r01 =:KG PER m²
      3400-5 N6 rL =:GROSS WEIGHT (lb)
      3410-5 N6 rL =:LENGTH (in), log
      3420-5 N6 rL =:LENGTH (ft), log
      3430-5 N6 rL =:LENGTH (yd), log
      3440-5 N6 rL =:WIDTH (in), log
      3450-5 N6 rL =:WIDTH (ft), log
      3460-5 N6 rL =:WIDTH (yd), log
      3470-5 N6 rL =:HEIGHT (in), log
      3480-5 N6 rL =:HEIGHT (ft), log
      3490-5 N6 rL =:HEIGHT (yd), log
      3500-5 N6 rT =:AREA (in²)
      3510-5 N6 rT =:AREA (ft²)
      3520-5 N6 rT =:AREA (yd²)
      3530-5 N6 rL =:AREA (in²), log
      3540-5 N6 rL =:AREA (ft²), log
      3550-5 N6 rL =:AREA (yd²), log
      3560-5 N6 rT =:NET WEIGHT (tr oz)
      3570-5 N6 rT =:NET VOLUME (oz)
      3600-5 N6 rT =:NET VOLUME (qt (US))
      3610-5 N6 rT =:NET VOLUME (gal.)
      3620-5 N6 rL =:VOLUME (qt (US)), log
      3630-5 N6 rL =:VOLUME (gal (US)), log
      3640-5 N6 rT =:NET VOLUME (in³)
      3650-5 N6 rT =:NET VOLUME (ft³)
      3660-5 N6 rT =:NET VOLUME (yd³)
      3670-5 N6 rL =:VOLUME (in³), log
      3680-5 N6 rL =:VOLUME (ft³), log
      3690-5 N6 rL =:VOLUME (yd³), log
      37 N.8 r00+02,00+8026:COUNT
      3900-9 N.15 r255,8020 x391n,394n,8111 =:AMOUNT
      3910-9 N3C+N.15 r8020 =:AMOUNT
      3920-9 N.15 r01+30,01+31nn,01+32nn,01+35nn,01+36nn x393n =:PRICE
      3930-9 N3C+N.15 rM =:PRICE
      3940-3 N4 r255 x8111 =:PRCNT OFF
      3950-5 N6 rM x392n,393n,8005 =:PRICE/UoM
      400 X.30:ORDER NUMBER
      401 X.30k k:GINC
      402 N17ck k:GSIN
      403 X.30 r00:ROUTE
      410 N13ck:SHIP TO LOC
      411 N13ck:BILL TO
      412 N13ck:PURCHASE FROM
      413 N13ck:SHIP FOR LOC
      414 N13ck k254|7040:LOC No.
      415 N13ck r8020 k8020:PAY TO
      416 N13ck:PROD/SERV LOC
      417 N13ck k7040:PARTY
      420 X.20 x421:SHIP TO POST
      421 N3i+X.9 x4307:SHIP TO POST
      422 N3i rG x426:ORIGIN
      423 N3i+N3i?+N3i?+N3i?+N3i? r01,02,03 x426:COUNTRY - INITIAL PROCESS
      424 N3i r01,02,03 x426:COUNTRY - PROCESS
      425 N3i+N3i?+N3i?+N3i?+N3i? r01,02,03 x426:COUNTRY - DISASSEMBLY
      426 N3i r01,02,03:COUNTRY - FULL PROCESS
      427 X.3 r01+422,02+422,03+422:ORIGIN SUBDIVISION
      4300 X.35u r00:SHIP TO COMP
      4301 X.35u r00:SHIP TO NAME
      4302 X.70u r00:SHIP TO ADD1
      4303 X.70u r4302:SHIP TO ADD2
      4304 X.70u r00:SHIP TO SUB
      4305 X.70u r00:SHIP TO LOC
      4306 X.70u r00:SHIP TO REG
      4307 X2a r00:SHIP TO COUNTRY
      4308 X.30 r00:SHIP TO PHONE
      4309 N10A+N10O r00:SHIP TO GEO
      4310 X.35u r00:RTN TO COMP
      4311 X.35u r00:RTN TO NAME
      4312 X.70u r00:RTN TO ADD1
      4313 X.70u r4312:RTN TO ADD2
      4314 X.70u r00:RTN TO SUB
      4315 X.70u r00:RTN TO LOC
      4316 X.70u r00:RTN TO REG
      4317 X2a r00:RTN TO COUNTRY
      4318 X.20 r00:RTN TO POST
      4319 X.30 r00:RTN TO PHONE
      4320 X.35u r00:SRV DESCRIPTION
      4321 N1f r00:DANGEROUS GOODS
      4322 N1f r00:AUTH TO LEAVE
      4323 N1f r00:SIG REQUIRED
      4324 N6e+N4t r00:NOT BEF DEL DT
      4325 N6e+N4t r00:NOT AFT DEL DT
      4326 N6d r00:REL DATE
      4330 N6+X1g? r00 x4331:MAX TEMP F.
      4331 N6+X1g? r00 x4330:MAX TEMP C.
      4332 N6+X1g? r00 x4333:MIN TEMP F.
      4333 N6+X1g? r00 x4332:MIN TEMP C.
      7001 N13 r01,02,8006,8026:NSN
      7002 X.30 rT:MEAT CUT
      7003 N6d+N4t r01,02,03:EXPIRY TIME
      7004 N.4 r01+10,03+10:ACTIVE POTENCY
      7005 X.12 rT:CATCH AREA
      7006 N6d rT:FIRST FREEZE DATE
      7007 N6d+N6d? rT:HARVEST DATE
      7008 X.3 rT:AQUATIC SPECIES
      7009 X.10 rT:FISHING GEAR TYPE
      7010 X.2 r01,02,03:PROD METHOD
      7011 N6d+N4t? r01,02,03:TEST BY DATE
      7020 X.20 r01+416,03+416,8006+416:REFURB LOT
      7021 X.20 r01,03,8006:FUNC STAT
      7022 X.20 r01+7021,03+7021,8006+7021:REV STAT
      7023 X.30k:GIAI - ASSEMBLY
      7030-9 N3j+X.27 rT:PROCESSOR # @
      7040 !N1+X1+X1+X1I:UIC+EXT
      7041 !X.4P r00:UFRGT UNIT TYPE
      710 X.20 r01:NHRN PZN
      711 X.20 r01:NHRN CIP
      712 X.20 r01:NHRN CN
      713 X.20 r01:NHRN DRN
      714 X.20 r01:NHRN AIM
      715 X.20 r01:NHRN NDC
      716 X.20 r01:NHRN AIC
      717 X.20 r01:NHRN SRN
      7230-9 X2+X.28 r01,8004:CERT # &
      7240 X.20 r01,8006 x03:PROTOCOL
      7241 N2M r8017,8018:AIDC MEDIA TYPE
      7242 X.25 r8017,8018:VCN
      7250 N8D r8018 x7251:DOB
      7251 N8D+N4t r8018 x7250:DOB TIME
      7252 N1S r8018:BIO SEX
      7253 X.40u r8017,8018 x7256,7259:FAMILY NAME
      7254 X.40u r8017,8018 x7256,7259:GIVEN NAME
      7255 X.10 r8017,8018 x7256,7259:SUFFIX
      7256 X.90u r8017,8018:FULL NAME
      7257 X.70u r8018:PERSON ADDR
      7258 X3q r8018+7259:BIRTH SEQUENCE
      7259 X.40u r8018 x7256:BABY
      8001 N4Z+N5Z+N3Z+N1W+N1 r01:DIMENSIONS
      8002 X.20:CMT No.
      8003 N1z+N13ck+X.16? k:GRAI
      8004 X.30k k7040:GIAI
      8005 N6 rT:PRICE PER UNIT
      8006 N14cK+N4T x01,03,37 k22,10,21:ITIP
      8007 X.34b r415:IBAN
      8008 N6d+N2h+N2m?+N2s? r01,02,03:PROD TIME
      8009 X.50 r00,01,03:OPTSEN
      8010 Y.30k k8011:CPID
      8011 !N.12r r8010:CPID SERIAL
      8012 X.20 r01,03,8006:VERSION
      8013 X.25pk k:GMN
      8014 !X.25pkL r01:MUDI
      8017 N18ck x8018 k8019:GSRN - PROVIDER
      8018 N18ck x8017 k8019:GSRN - RECIPIENT
      8019 !N.10 r8017,8018:SRIN
      8020 !X.25 r415:REF No.
      8026 N14cK+N4T r37 x02,03,8006:ITIP CONTENT
      8030 Z.90 r00,01+21,03+21,253,255,8003,8004,8006+21,8010+8011,8017,8018:DIGSIG
      8040 !N15 r01+21:IMEI
      8041 !N15 r01+21+8040:IMEI2
      8042 !N32 r01+21+8040:ESIM
      8043 !N18+N.2? r01+21+8040:PSIM
      8110 X.70o:
      8111 N4 r255:POINTS
      8112 X.70v:
      8200 !X.70 r01:PRODUCT URL
      90 X.30:INTERNAL
      91-9 X.90:INTERNAL

      """
  }
#endif
