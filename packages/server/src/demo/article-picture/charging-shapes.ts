import { type Brush, bolt, box, dot, housing, line, path, type Shape, shadow, type2 } from './shape.ts';

/** A light in one of four designs. */
function light(x: number, y: number, w: number, { accent, random }: Brush): string {
  const kind = Math.floor(random() * 4);
  const glow = `filter="url(#glow)"`;
  if (kind === 0)
    return (
      dot(x, y, w * 0.3, 'none', `stroke="${accent.glow}" stroke-width="12" ${glow}`) +
      dot(x, y, w * 0.3, 'none', `stroke="${accent.main}" stroke-width="5"`) +
      bolt(x - w * 0.13, y - w * 0.15, w * 0.26, accent.main)
    );
  if (kind === 1)
    return (
      box(x - w * 0.36, y - 5, w * 0.72, 10, 5, accent.glow, glow) +
      box(x - w * 0.36, y - 3.5, w * 0.72, 7, 3.5, accent.main)
    );
  if (kind === 2)
    return [-1, 0, 1]
      .map(
        (step) =>
          dot(x + step * w * 0.18, y, 8, accent.glow, glow) + dot(x + step * w * 0.18, y, 5.5, accent.main),
      )
      .join('');
  return (
    box(x - w * 0.3, y - w * 0.16, w * 0.6, w * 0.32, 8, '#101820') +
    box(x - w * 0.26, y - w * 0.12, w * 0.2, w * 0.24, 5, accent.main) +
    box(x - w * 0.01, y - w * 0.09, w * 0.22, 6, 3, '#dfe9f0') +
    box(x - w * 0.01, y + w * 0.02, w * 0.15, 6, 3, '#7f8f9c') +
    bolt(x - w * 0.225, y - w * 0.07, w * 0.14, '#fff')
  );
}

const cable = (d: string) => line(d, '#12171c', 15) + line(d, '#3c4853', 5, 'transform="translate(-2 -3)"');

function plug(x: number, y: number, { accent }: Brush): string {
  return [
    path(`M${x - 17} ${y}h34l6 62q1 16-23 16t-23-16z`, '#262e36', 'stroke="#0d1216" stroke-width="1.5"'),
    box(x - 23, y - 26, 46, 32, 10, '#39434d', 'stroke="#0d1216" stroke-width="1.5"'),
    box(x - 10, y + 18, 20, 9, 4.5, accent.main),
  ].join('');
}

function wallboxBody(brush: Brush, x: number, y: number, w: number, h: number): string {
  const r = 18 + brush.random() * (w * 0.22);
  const band =
    brush.random() > 0.55 ? box(x + 12, y + h * 0.62, w - 24, 3, 1.5, brush.tone.edge, 'opacity=".5"') : '';
  return housing(x, y, w, h, r, brush) + light(x + w / 2, y + h * 0.3, w, brush) + band;
}

/** A wallbox with a fixed cable hung round it. */
export const wallbox: Shape = (brush) => {
  const w = 172 + brush.random() * 34;
  const h = 226 + brush.random() * 44;
  const [x, y] = [320 - w / 2, 96];
  const sag = 40 + brush.random() * 30;
  return [
    shadow(320, w * 1.5),
    cable(
      `M${x + w * 0.5} ${y + h - 6}C${x + w * 0.5} ${392 + sag / 4} ${x + w + 84} ${390 + sag / 3} ${x + w + 62} ${y + h * 0.55}`,
    ),
    wallboxBody(brush, x, y, w, h),
    plug(x + w + 62, y + h * 0.42, brush),
    dot(x + w / 2, y + h - 18, 12, '#1b2127'),
  ].join('');
};

/** A wallbox with a socket. */
export const socket: Shape = (brush) => {
  const w = 196 + brush.random() * 30;
  const h = 262 + brush.random() * 34;
  const [x, y] = [320 - w / 2, 84];
  return [
    shadow(320, w * 1.35),
    wallboxBody(brush, x, y, w, h),
    dot(320, y + h * 0.74, w * 0.25, brush.tone.edge, 'opacity=".45"'),
    dot(320, y + h * 0.74, w * 0.225, '#151b20'),
    type2(320, y + h * 0.74, w * 0.165),
  ].join('');
};

/** Two charging points in one housing. */
export const duo: Shape = (brush) => {
  const x = 178;
  return [
    shadow(320, 360),
    housing(x, 96, 284, 250, 30 + brush.random() * 24, brush),
    light(320, 158, 150, brush),
    ...[x + 78, x + 206].map(
      (at) =>
        dot(at, 274, 47, brush.tone.edge, 'opacity=".45"') + dot(at, 274, 43, '#151b20') + type2(at, 274, 31),
    ),
  ].join('');
};

/** A fast charger, as tall as a person. */
export const fastCharger: Shape = (brush) => {
  const w = 150 + brush.random() * 50;
  const [x, y, h] = [320 - w / 2, 38, 362];
  const side = (at: number, out: number) =>
    cable(
      `M${at} 128C${at + out * 66} 150 ${at + out * 76} 330 ${at + out * 34} 352S${at + out * 8} 300 ${at + out * 12} 262`,
    ) + plug(at + out * 12, 206, brush);
  return [
    shadow(320, w * 2.1, 406),
    housing(x, y, w, h, 14 + brush.random() * 22, brush),
    box(x + w * 0.14, y + 30, w * 0.72, 118, 10, '#0f161c'),
    box(x + w * 0.2, y + 44, w * 0.6, 50, 6, brush.accent.main, 'opacity=".92"'),
    bolt(320 - 17, y + 51, 35, '#fff'),
    box(x + w * 0.2, y + 106, w * 0.42, 8, 4, '#dbe6ee'),
    box(x + w * 0.2, y + 122, w * 0.28, 8, 4, '#6d7c89'),
    box(x + 10, y + h - 44, w - 20, 6, 3, brush.accent.main),
    box(x - 8, 392, w + 16, 14, 4, '#39434c'),
    side(x + w, 1),
    brush.random() > 0.4 ? side(x, -1) : '',
  ].join('');
};

/** A post with one or two wallboxes. */
export const stand: Shape = (brush) => {
  const wide = 74 + brush.random() * 34;
  const x = 320 - wide / 2;
  return [
    shadow(320, 250, 410),
    housing(x, 46, wide, 352, 12 + brush.random() * 18, brush),
    box(x + wide / 2 - 46, 92, 92, 124, 20, '#f4f7f9', 'stroke="#aab6c0" stroke-width="1.5"'),
    light(320, 134, 82, brush),
    dot(320, 190, 15, '#1a2026'),
    box(x + 8, 250, wide - 16, 4, 2, brush.accent.main),
    box(320 - 84, 392, 168, 16, 5, '#48545e'),
    ...[-62, 62].map((at) => dot(320 + at, 400, 4, '#c5d0d8')),
  ].join('');
};

/** A coiled cable with two plugs. */
export const coil: Shape = (brush) => {
  const turns = 3 + Math.floor(brush.random() * 3);
  const rings = Array.from({ length: turns }, (_, turn) => {
    const r = 122 - turn * 19;
    const d = `M${320 - r} 236a${r} ${r * 0.94} 0 1 1 ${2 * r} 0a${r} ${r * 0.94} 0 1 1 ${-2 * r} 0`;
    return (
      line(d, turn % 2 ? '#1a2127' : '#242d35', 17) +
      line(d, brush.accent.main, 2.5, 'opacity=".75" transform="translate(-2 -3)"')
    );
  });
  return [
    shadow(320, 340),
    cable('M430 268C470 330 500 300 488 232'),
    cable('M210 270C150 330 132 292 152 226'),
    ...rings,
    box(302, 100, 36, 52, 10, brush.accent.main),
    box(302, 320, 36, 48, 10, brush.accent.main),
    plug(488, 168, brush),
    plug(152, 162, brush),
  ].join('');
};

/** The face of a plug, close by. */
export const connector: Shape = (brush) =>
  [
    shadow(320, 300),
    path(
      'M206 190q0-92 114-92t114 92v92q0 96-114 96t-114-96z',
      '#2a333c',
      'stroke="#0d1216" stroke-width="2"',
    ),
    path(
      'M222 196q0-80 98-80t98 80v80q0 84-98 84t-98-84z',
      'url(#body)',
      `stroke="${brush.tone.edge}" stroke-width="2"`,
    ),
    type2(320, 222, 74),
    brush.random() > 0.5
      ? box(262, 310, 116, 38, 19, '#151b20') +
        dot(294, 329, 12, '#05080a', 'stroke="#66727c" stroke-width="2"') +
        dot(346, 329, 12, '#05080a', 'stroke="#66727c" stroke-width="2"')
      : box(276, 318, 88, 10, 5, brush.accent.main),
  ].join('');
