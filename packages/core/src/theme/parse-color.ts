/** A colour in sRGB: channels 0 to 255, alpha 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const hexPattern = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;
const numberPattern = String.raw`(\d{1,3}(?:\.\d{1,4})?)`;
const rgbPattern = new RegExp(
  String.raw`^rgba?\(\s*${numberPattern}\s*,\s*${numberPattern}\s*,\s*${numberPattern}\s*(?:,\s*(\d?\.?\d{1,6}%?)\s*)?\)$`,
  'i',
);

/**
 * Parses a colour as brands send it: `95C11F`, `#95c11f`, `9c1`, `rgb(149, 193, 31)`, `rgba(217,45,32,1)`. Returns `null` for anything
 * else, so that no text from outside ever reaches a style sheet.
 */
export function parseColor(input: unknown): Rgba | null {
  if (typeof input !== 'string' || input.length > 64) return null;
  const text = input.trim();
  const hex = hexPattern.exec(text)?.[1];
  if (hex !== undefined) return fromHex(hex);
  const match = rgbPattern.exec(text);
  if (match === null) return null;
  const [r, g, b] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const a = parseAlpha(match[4]);
  if (r > 255 || g > 255 || b > 255 || !(a >= 0 && a <= 1)) return null;
  return { r, g, b, a };
}

function fromHex(hex: string): Rgba {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const value = Number.parseInt(full, 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255, a: 1 };
}

function parseAlpha(text: string | undefined): number {
  if (text === undefined) return 1;
  return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
}

/** Writes a colour as `#rrggbb`; alpha is dropped. */
export function toHex({ r, g, b }: Rgba): string {
  return `#${[r, g, b].map((channel) => clampByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Lays a translucent colour over an opaque one. */
export function flatten(color: Rgba, over: Rgba): Rgba {
  return mix(over, { ...color, a: 1 }, color.a);
}

/** Mixes two opaque colours in sRGB; `share` is the part of the second, 0 to 1. Channels are whole numbers. */
export function mix(first: Rgba, second: Rgba, share: number): Rgba {
  const blend = (from: number, to: number) => clampByte(from + (to - from) * share);
  return { r: blend(first.r, second.r), g: blend(first.g, second.g), b: blend(first.b, second.b), a: 1 };
}

function clampByte(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}
