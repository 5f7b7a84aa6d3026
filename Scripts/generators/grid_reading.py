"""What zxing-cpp reads in the drawing of a case, against what the case says."""
import numpy
import zxingcpp

FORMATS = {
    "dataMatrix": zxingcpp.BarcodeFormat.DataMatrix, "pdf417": zxingcpp.BarcodeFormat.PDF417,
    "microPDF417": zxingcpp.BarcodeFormat.MicroPDF417, "aztec": zxingcpp.BarcodeFormat.Aztec,
    "maxiCode": zxingcpp.BarcodeFormat.MaxiCode,
}
SCALE, MARGIN = 6, 6


def picture(case):
    """Squares of pixels with light around them; every second row of MaxiCode half a module further right, stacked rows
    as high as their standard asks for."""
    height = {"pdf417": 3, "microPDF417": 2}.get(case.symbology, 1)
    lines = []
    for y, row in enumerate(case.rows):
        line = [255 * (module == "0") for module in row for _ in range(SCALE)]
        shift = SCALE // 2 * (y % 2) if case.symbology == "maxiCode" else 0
        lines += [[255] * (MARGIN * SCALE + shift) + line + [255] * (MARGIN * SCALE - shift)] * (SCALE * height)
    light = [[255] * len(lines[0])] * (MARGIN * SCALE)
    return numpy.array(light + lines + light, dtype=numpy.uint8)


def contradiction(case):
    """None where zxing-cpp reads what the case says."""
    for is_pure in (False, True):
        found = zxingcpp.read_barcodes(
            picture(case), formats=FORMATS[case.symbology], is_pure=is_pure, text_mode=zxingcpp.TextMode.Plain)
        if found:
            break
    if not found:
        return "nothing"
    if bytes(found[0].bytes) != case.content:
        return f"{bytes(found[0].bytes)}"
    # Its identifier says nothing of an ECI.
    announced = {"]d4": "]d1", "]L1": "]L2", "]z3": "]z0", "]U2": "]U0"} if " eci " in case.facts else {}
    identifier = case.facts[:3]
    if found[0].symbology_identifier != announced.get(identifier, identifier):
        return found[0].symbology_identifier
    return None
