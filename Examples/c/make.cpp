// Makes a QR Code that joins a wireless network, draws it as SVG, and reads what was drawn.
//
//   c++ make.cpp $(pkg-config --cflags --libs quietzone) -o make && ./make network.svg
#include <quietzone.h>

#include <cstring>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>

namespace {

struct Free {
  void operator()(void *result) const { qz_free(result); }
};
template <typename T>
using Owned = std::unique_ptr<T, Free>;

// What a function returned, or its error as an exception.
template <typename T>
Owned<T> checked(T *result, const qz_error &error) {
  if (result == nullptr) throw std::runtime_error(error.message);
  return Owned<T>(result);
}

void run(const char *path) {
  qz_error error;
  const qz_field fields[] = {{"ssid", "", "Guests"}, {"security", "", "WPA"}, {"password", "", "welcome!"}};
  auto content = checked(qz_write_payload("wifi", fields, 3, &error), error);

  qz_make_options options;
  qz_make_options_init(&options, sizeof options);
  options.level = QZ_LEVEL_Q;
  auto symbol = checked(qz_make(QZ_QR_CODE, content->bytes, content->count, &options, &error), error);
  std::cout << "version " << symbol->version << ", level " << symbol->level << ", " << symbol->columns
            << " modules\n";

  qz_draw_options drawing;
  qz_draw_options_init(&drawing, sizeof drawing);
  drawing.foreground = "#1f4e79";
  drawing.modules = QZ_ROUNDED;
  auto warnings = checked(qz_check_drawing(symbol.get(), &drawing, &error), error);
  for (std::size_t i = 0; i < warnings->count; i++) std::cout << "beware: " << warnings->items[i].message << '\n';
  auto svg = checked(qz_draw(symbol.get(), &drawing, &error), error);
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char *>(svg->bytes), static_cast<std::streamsize>(svg->count));

  auto raster = checked(qz_draw_pixels(symbol.get(), &drawing, &error), error);
  qz_picture picture{};
  picture.pixels = raster->rgba;
  picture.width = raster->width;
  picture.height = raster->height;
  picture.size = static_cast<std::size_t>(raster->width) * static_cast<std::size_t>(raster->height) * 4;
  picture.format = QZ_RGBA;
  auto found = checked(qz_read(&picture, nullptr, &error), error);
  for (std::size_t i = 0; i < found->count; i++) {
    auto meaning = checked(qz_payload_of_barcode(found->items[i], &error), error);
    std::cout << meaning->summary << '\n';
  }
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 2) {
    std::cerr << "usage: make file.svg\n";
    return 2;
  }
  try {
    run(arguments[1]);
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
