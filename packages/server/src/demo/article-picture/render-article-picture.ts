import { backdrop, definitions, type View, views } from './backdrop.ts';
import { type AccentName, accents, seeded, type ToneName, tones } from './palette.ts';
import { box, dot, path } from './shape.ts';
import { type ShapeName, shapes } from './shapes.ts';

/** Content of a picture's key. Equal keys give equal pictures. */
export interface PictureKey {
  readonly shape: ShapeName;
  readonly tone: ToneName;
  readonly accent: AccentName;
  readonly view: View;
  readonly seed: number;
}

/** `wallbox-white-lime-front-17`. */
export const toPictureKey = ({ shape, tone, accent, view, seed }: PictureKey): string =>
  `${shape}-${tone}-${accent}-${view}-${seed}`;

/** Renders an article's picture as SVG of 640 by 480; null for an invalid key. */
export function renderArticlePicture(key: string): string | null {
  const parsed = parseKey(key);
  if (!parsed) return null;
  const accent = accents[parsed.accent];
  const tone = tones[parsed.tone];
  const random = seeded(parsed.seed);
  const drawn = shapes[parsed.shape]({ tone, accent, random });
  const closer =
    parsed.view === 'detail' ? 'transform="translate(320 190) scale(1.75) translate(-330 -190)"' : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">',
    definitions(tone.light, tone.dark, accent),
    backdrop(parsed.view, accent, random),
    `<g ${closer}>${drawn}</g></svg>`,
  ].join('');
}

/** Renders a news picture as SVG of 960 by 540: the same objects in a landscape; null for an invalid key. */
export function renderNewsPicture(key: string): string | null {
  const parsed = parseKey(key);
  if (!parsed) return null;
  const accent = accents[parsed.accent];
  const tone = tones[parsed.tone];
  const random = seeded(parsed.seed);
  const houses = Array.from({ length: 14 }, (_, index) => {
    const height = 60 + random() * 130;
    return box(
      index * 72 - 10,
      400 - height,
      58,
      height,
      4,
      accent.main,
      `opacity="${(0.07 + random() * 0.1).toFixed(2)}"`,
    );
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">',
    definitions(tone.light, tone.dark, accent),
    box(0, 0, 960, 540, 0, 'url(#sky)'),
    dot(760, 150, 84, accent.glow, 'opacity=".8"'),
    dot(760, 150, 120, accent.glow, 'opacity=".25"'),
    ...houses,
    path('M0 420Q220 340 470 398T960 366V540H0z', accent.glow, 'opacity=".55"'),
    path('M0 456Q260 400 520 448T960 430V540H0z', accent.main, 'opacity=".32"'),
    `<g transform="translate(60 62)">${shapes[parsed.shape]({ tone, accent, random })}</g></svg>`,
  ].join('');
}

function parseKey(key: string): PictureKey | null {
  const match = /^([a-z0-9]+)-([a-z]+)-([a-z]+)-([a-z]+)-(\d{1,6})$/.exec(key);
  if (!match) return null;
  const [, shape = '', tone = '', accent = '', view = '', seed = ''] = match;
  if (!isKeyOf(shapes, shape) || !isKeyOf(tones, tone) || !isKeyOf(accents, accent)) return null;
  const known = views.find((candidate) => candidate === view);
  return known ? { shape, tone, accent, view: known, seed: Number(seed) } : null;
}

const isKeyOf = <T extends object>(table: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(table, name);
