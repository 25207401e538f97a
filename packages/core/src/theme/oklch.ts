import type { Rgba } from './parse-color.ts';

/** A colour in OKLCH: lightness 0 to 1, chroma from 0 (about 0.37 is the most sRGB holds), hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Converts an sRGB channel, 0 to 255, to linear light, 0 to 1. */
export const toLinear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Converts sRGB to OKLCH; alpha is ignored. */
export function rgbToOklch(color: Rgba): Oklch {
  const [r, g, b] = [toLinear(color.r), toLinear(color.g), toLinear(color.b)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

function toRawRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isInGamut = (channels: readonly number[]): boolean =>
  channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** Converts OKLCH to sRGB with whole channels; chroma is lowered until the colour is within sRGB. */
export function oklchToRgb(color: Oklch): Rgba {
  const l = Math.min(1, Math.max(0, color.l));
  let low = 0;
  let high = color.c;
  let channels = toRawRgb({ l, c: high, h: color.h });
  for (let step = 0; step < 14 && !(step === 0 && isInGamut(channels)); step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(toRawRgb({ l, c: middle, h: color.h }))) low = middle;
    else high = middle;
    channels = toRawRgb({ l, c: low, h: color.h });
  }
  const [r, g, b] = channels.map((channel) => Math.round(fromLinear(Math.min(1, Math.max(0, channel))))) as [
    number,
    number,
    number,
  ];
  return { r, g, b, a: 1 };
}
