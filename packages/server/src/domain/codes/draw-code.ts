import { create } from 'qrcode';

/** Width of the quiet zone that scanners need around a code, in modules. */
const margin = 4;

/** Draws a QR code with correction level M as the path of an SVG with a view box of `size` by `size`, quiet zone included. */
export function drawCode(text: string): { readonly size: number; readonly path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const isDark = (x: number, y: number) => x < size && data[y * size + x] === 1;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (isDark(x + 1, y)) x++;
      const width = x - from + 1;
      path += `M${from + margin} ${y + margin}h${width}v1h-${width}z`;
    }
  }
  return { size: size + 2 * margin, path };
}
