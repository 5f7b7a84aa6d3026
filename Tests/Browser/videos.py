"""Videos for Chromium's fake camera: pictures of codes on a grey ground, as YUV4MPEG2."""
import os
import struct
import zlib


def read_png(path):
    """Width, height and grey rows of a PNG that `quietzone make` wrote."""
    with open(path, "rb") as file:
        data = file.read()
    place, packed, palette = 8, b"", b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        body = data[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", body[:10])
        elif kind == b"PLTE":
            palette = body
        elif kind == b"IDAT":
            packed += body
        place += length + 12
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
    raw, stride = zlib.decompress(packed), (width * channels * depth + 7) // 8
    rows, before = [], bytearray(stride)
    for y in range(height):
        line = raw[y * (stride + 1):(y + 1) * (stride + 1)]
        before = unfilter(line[0], bytearray(line[1:]), before, max(1, channels * depth // 8))
        rows.append(grey(before, width, channels, depth, palette))
    return width, height, rows


def unfilter(kind, line, above, step):
    for i in range(len(line) if kind else 0):
        a = line[i - step] if i >= step else 0
        b, c = above[i], above[i - step] if i >= step else 0
        if kind == 4:
            p = a + b - c
            nearest = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
        else:
            nearest = (0, a, b, (a + b) // 2)[kind]
        line[i] = (line[i] + nearest) & 255
    return line


def grey(line, width, channels, depth, palette):
    if depth < 8:
        mask, out = (1 << depth) - 1, bytearray(width)
        for x in range(width):
            value = line[x * depth // 8] >> (8 - depth - x * depth % 8) & mask
            out[x] = palette[3 * value] if palette else value * 255 // mask
        return out
    if palette:
        return bytearray(palette[3 * value] for value in line)
    return bytearray(line[::channels])


class Canvas:
    """A grey picture to put codes on."""

    def __init__(self, width=1280, height=720, ground=200):
        self.width, self.height = width, height
        self.rows = [bytearray([ground]) * width for _ in range(height)]

    def put(self, path, middle=None, scale=1):
        """Pastes a PNG with its middle at (x, y), whole pixels."""
        width, height, rows = read_png(path)
        x, y = middle or (self.width // 2, self.height // 2)
        left, top = x - width * scale // 2, y - height * scale // 2
        for j in range(height * scale):
            line = rows[j // scale]
            if scale > 1:
                line = bytearray(value for value in line for _ in range(scale))
            if 0 <= top + j < self.height:
                first, last = max(left, 0), min(left + width * scale, self.width)
                self.rows[top + j][first:last] = line[first - left:last - left]
        return self

    def turned(self):
        """A quarter turn clockwise: what a phone held upright gives."""
        out = Canvas(self.height, self.width)
        out.rows = [bytearray(self.rows[self.height - 1 - y][x] for y in range(self.height))
                    for x in range(self.width)]
        return out

    def shaded(self, percent):
        out, darker = Canvas(self.width, self.height), bytes(value * percent // 100 for value in range(256))
        out.rows = [row.translate(darker) for row in self.rows]
        return out


def write_video(path, frames, rate=30):
    """Frames are canvases, or pairs of a canvas and how often it is shown."""
    counted = [frame if isinstance(frame, tuple) else (frame, 1) for frame in frames]
    first = counted[0][0]
    chroma = bytes([128]) * (first.width // 2 * (first.height // 2) * 2)
    with open(path, "wb") as file:
        file.write(f"YUV4MPEG2 W{first.width} H{first.height} F{rate}:1 Ip A1:1 C420jpeg\n".encode())
        for canvas, count in counted:
            picture = b"FRAME\n" + b"".join(canvas.rows) + chroma
            for _ in range(count):
                file.write(picture)
    return path


def still(stage, name, *codes, seconds=1, **canvas):
    """A video of one picture; `codes` are (path, middle, scale)."""
    path = stage.path(f"{name}.y4m", codes, seconds, canvas)
    if not os.path.exists(path):
        picture = Canvas(**canvas)
        for code in codes:
            picture.put(*code) if isinstance(code, tuple) else picture.put(code)
        write_video(path, [(picture, max(1, int(seconds * 10)))], rate=10 if seconds > 1 else 30)
    return path
