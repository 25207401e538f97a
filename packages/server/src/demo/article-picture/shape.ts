import type { Accent, Tone } from './palette.ts';

/** Colours and random numbers of a drawing. Shapes stand on y = 400 around x = 320 of a field of 640 by 480. */
export interface Brush {
  readonly tone: Tone;
  readonly accent: Accent;
  readonly random: () => number;
}

export type Shape = (brush: Brush) => string;

const round = (value: number) => Math.round(value * 10) / 10;

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(r)}" fill="${fill}" ${more}/>`;

export const dot = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A soft shadow on the floor. */
export const shadow = (x: number, w: number, y = 404) =>
  oval(x, y, w / 2, Math.max(8, w / 16), 'url(#shadow)');

/** A housing with a lit side, an edge and a highlight along its top. */
export function housing(x: number, y: number, w: number, h: number, r: number, { tone }: Brush): string {
  return [
    box(x, y, w, h, r, 'url(#body)', `stroke="${tone.edge}" stroke-width="1.5"`),
    box(x + 3, y + 3, w - 6, h - 6, Math.max(0, r - 3), 'none', 'stroke="#fff" stroke-opacity=".35"'),
    path(
      `M${round(x + r)} ${round(y + 2)}H${round(x + w * 0.55)}L${round(x + w * 0.32)} ${round(y + h - 2)}H${round(x + r)}Q${round(x + 2)} ${round(y + h - 2)} ${round(x + 2)} ${round(y + h - r)}V${round(y + r)}Q${round(x + 2)} ${round(y + 2)} ${round(x + r)} ${round(y + 2)}Z`,
      '#fff',
      'fill-opacity=".07"',
    ),
  ].join('');
}

/** A lightning bolt, `size` high. */
export const bolt = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${round(x)} ${round(y)}) scale(${round(size * 10) / 240})" d="M13.4 1 4 14h6.4L9.6 23 20 9.2h-6.8z" fill="${fill}"/>`;

/** A Type 2 face: seven holes in a flattened circle. */
export function type2(x: number, y: number, r: number): string {
  const holes: readonly (readonly [number, number, number])[] = [
    [0, -0.05, 0.17],
    [-0.42, -0.05, 0.17],
    [0.42, -0.05, 0.17],
    [-0.22, 0.38, 0.17],
    [0.22, 0.38, 0.17],
    [-0.26, -0.45, 0.12],
    [0.26, -0.45, 0.12],
  ];
  const face = `M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}Q${x + r} ${y - r * 0.72} ${x + r * 0.7} ${y - r * 0.76}H${x - r * 0.7}Q${x - r} ${y - r * 0.72} ${x - r} ${y}Z`;
  return (
    path(face, '#20272e', 'stroke="#0c1014" stroke-width="2"') +
    holes
      .map(([dx, dy, hole]) =>
        dot(x + dx * r, y + dy * r, hole * r, '#05080a', 'stroke="#5b6771" stroke-width="1.2"'),
      )
      .join('')
  );
}
