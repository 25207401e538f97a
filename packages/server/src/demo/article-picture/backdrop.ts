import type { Accent } from './palette.ts';
import { box, dot, path } from './shape.ts';

/** Views of an article: before a plain backdrop, close by, or where it is used. */
export const views = ['front', 'detail', 'scene'] as const;
export type View = (typeof views)[number];

/** Plain paper without a visible horizon. */
const studio = ({ main }: Accent) =>
  box(0, 0, 640, 480, 0, 'url(#sky)') +
  dot(320, 218, 232, '#fff', 'opacity=".55"') +
  box(0, 400, 640, 80, 0, 'url(#floor)') +
  dot(320, 218, 214, 'none', `stroke="${main}" stroke-opacity=".10" stroke-width="1.5"`);

/** A wall of boards, a strip of green, and paving. */
function place({ floor, main }: Accent, random: () => number): string {
  const boards = Array.from({ length: 10 }, (_, index) =>
    box(index * 64, 0, 63, 388, 0, '#fff', `opacity="${(0.1 + random() * 0.25).toFixed(2)}"`),
  );
  const leaves = Array.from({ length: 26 }, () =>
    dot(
      random() * 640,
      372 + random() * 22,
      13 + random() * 17,
      main,
      `opacity="${(0.16 + random() * 0.2).toFixed(2)}"`,
    ),
  );
  return [
    box(0, 0, 640, 480, 0, floor),
    ...boards,
    ...leaves,
    box(0, 392, 640, 88, 0, '#cfd6db'),
    path('M0 392h640v6H0z', '#b4bdc4'),
    ...[0, 1, 2, 3, 4].map((index) =>
      path(`M${-40 + index * 190} 480l${90 - index * 4}-84h3l-86 84z`, '#b9c2c9'),
    ),
  ].join('');
}

export const backdrop = (view: View, accent: Accent, random: () => number): string =>
  view === 'scene' ? place(accent, random) : studio(accent);

/** Fills and filters that every picture refers to. */
export const definitions = (light: string, dark: string, { sky, floor }: Accent): string =>
  [
    '<defs>',
    `<linearGradient id="body" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="${sky}"/></linearGradient>`,
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${floor}" stop-opacity=".0"/><stop offset="1" stop-color="${floor}"/></linearGradient>`,
    '<radialGradient id="shadow"><stop stop-color="#16202a" stop-opacity=".34"/><stop offset="1" stop-color="#16202a" stop-opacity="0"/></radialGradient>',
    '<filter id="glow" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter>',
    '</defs>',
  ].join('');
