import { oklchToRgb, rgbToOklch, toLinear } from './oklch.ts';
import type { Rgba } from './parse-color.ts';

/** Returns the WCAG relative luminance, 0 (black) to 1 (white). */
export function luminance(color: Rgba): number {
  return 0.2126 * toLinear(color.r) + 0.7152 * toLinear(color.g) + 0.0722 * toLinear(color.b);
}

/** Returns the WCAG contrast ratio of two opaque colours, 1 to 21. */
export function contrastRatio(first: Rgba, second: Rgba): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the smallest contrast of a colour against several backgrounds. */
export function leastContrast(color: Rgba, backgrounds: readonly Rgba[]): number {
  return Math.min(...backgrounds.map((background) => contrastRatio(color, background)));
}

/**
 * Returns the colour of the same hue, and nearest in lightness to `color`, that has at least `ratio` against every background; black or
 * white where the hue cannot reach it.
 */
export function ensureContrast(color: Rgba, backgrounds: readonly Rgba[], ratio: number): Rgba {
  if (leastContrast(color, backgrounds) >= ratio) return color;
  const base = rgbToOklch(color);
  for (let distance = 0.01; distance <= 1; distance += 0.01) {
    for (const l of [base.l - distance, base.l + distance]) {
      if (l < 0 || l > 1) continue;
      const candidate = oklchToRgb({ ...base, l });
      if (leastContrast(candidate, backgrounds) >= ratio) return candidate;
    }
  }
  const black = { r: 0, g: 0, b: 0, a: 1 };
  const white = { r: 255, g: 255, b: 255, a: 1 };
  return leastContrast(black, backgrounds) >= leastContrast(white, backgrounds) ? black : white;
}
