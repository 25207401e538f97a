import { bolt, box, dot, housing, line, oval, path, type Shape, shadow } from './shape.ts';

/** Two charging cards, one over the other. */
export const card: Shape = (brush) => {
  const { accent, random } = brush;
  const wave = 20 + random() * 70;
  const one = (fill: string, front: boolean) =>
    [
      box(-170, -106, 340, 212, 20, fill, 'stroke="#000" stroke-opacity=".14"'),
      front
        ? path(
            `M-170 ${40 - wave / 2}Q-60 ${-40 - wave} 40 ${20}T170 ${-20 + wave / 3}V86q0 20-20 20h-300q-20 0-20-20z`,
            accent.main,
            'opacity=".9"',
          )
        : '',
      front
        ? box(-142, -46, 48, 38, 7, '#e6c66f', 'stroke="#a98a3a"') +
          line('M-142-27h48M-118-46v38', '#a98a3a', 1.5)
        : '',
      front
        ? bolt(108, -88, 44, accent.main) +
          box(-142, -84, 120, 11, 5.5, brush.tone.ink, 'opacity=".75"') +
          box(-142, 70, 150, 9, 4.5, '#fff', 'opacity=".85"')
        : '',
    ].join('');
  return [
    shadow(320, 430, 396),
    `<g transform="translate(344 206) rotate(9)">${one(accent.glow, false)}</g>`,
    `<g transform="translate(306 246) rotate(-7)">${one('url(#body)', true)}</g>`,
  ].join('');
};

/** A key fob. */
export const fob: Shape = ({ accent, tone }) =>
  [
    shadow(330, 280),
    dot(320, 104, 44, 'none', 'stroke="#9aa6b0" stroke-width="11"'),
    dot(320, 104, 44, 'none', 'stroke="#dde4e9" stroke-width="3"'),
    path(
      'M264 150q56-40 112 0l22 170q4 64-78 64t-78-64z',
      'url(#body)',
      `stroke="${tone.edge}" stroke-width="2"`,
    ),
    dot(320, 168, 13, '#3a444d'),
    dot(320, 290, 56, accent.main),
    bolt(294, 260, 58, '#fff'),
  ].join('');

/** A holder on the wall for a cable. */
export const holder: Shape = (brush) =>
  [
    shadow(320, 260),
    housing(252, 78, 136, 170, 28, brush),
    dot(320, 138, 43, '#151b20', `stroke="${brush.tone.edge}" stroke-width="5"`),
    dot(320, 138, 25, '#05080a', 'stroke="#59656f" stroke-width="2"'),
    path('M286 232h68v64q0 46 56 46v32q-124 4-124-84z', '#2d3740', 'stroke="#11161b" stroke-width="1.5"'),
    box(284, 212, 72, 9, 4.5, brush.accent.main),
    ...[80, 230].flatMap((y) => [270, 370].map((x) => dot(x, y + 10, 4, brush.tone.ink))),
  ].join('');

/** A plate with holes, for walls and posts. */
export const plate: Shape = (brush) => {
  const rows = 2 + Math.floor(brush.random() * 3);
  return [
    shadow(320, 340),
    path('M196 96h220l36 26v256H232l-36-26z', '#77838d'),
    box(196, 96, 220, 256, 10, 'url(#body)', `stroke="${brush.tone.edge}" stroke-width="2"`),
    ...Array.from({ length: rows }, (_, row) =>
      [238, 306, 374].map((x) => box(x - 14, 130 + row * (170 / rows), 28, 12, 6, '#55616b')).join(''),
    ),
    dot(220, 120, 7, '#4a555f'),
    dot(392, 120, 7, '#4a555f'),
    dot(220, 328, 7, '#4a555f'),
    dot(392, 328, 7, '#4a555f'),
    box(262, 300, 88, 7, 3.5, brush.accent.main),
  ].join('');
};

/** A base of concrete in the ground. */
export const base: Shape = (brush) =>
  [
    shadow(320, 440, 410),
    path('M130 304l190-74 190 74-190 78z', '#cfd3d4', 'stroke="#a3a9ab"'),
    path('M130 304v56l190 78v-56z', '#a9afb1'),
    path('M510 304v56l-190 78v-56z', '#8f9699'),
    oval(320, 306, 78, 31, '#5d676e'),
    oval(320, 300, 78, 31, 'url(#body)', `stroke="${brush.tone.edge}" stroke-width="2"`),
    ...[-50, 50].flatMap((x) => [-12, 12].map((y) => line(`M${320 + x} ${298 + y}v-42`, '#7c878f', 8))),
    line('M320 298C318 210 350 190 340 110', brush.accent.main, 18),
    line('M306 298C300 220 286 200 292 120', '#20282e', 18),
  ].join('');

/** A sign for a parking space. */
export const sign: Shape = ({ accent, random }) =>
  [
    shadow(320, 170),
    box(311, 210, 18, 196, 4, '#a7b2ba', 'stroke="#7b8790"'),
    box(216, 58, 208, 186, 20, accent.main, 'stroke="#fff" stroke-width="7"'),
    box(212, 54, 216, 194, 24, 'none', 'stroke="#000" stroke-opacity=".16" stroke-width="2"'),
    random() > 0.5
      ? `<text x="282" y="204" font-family="Arial,sans-serif" font-weight="700" font-size="150" text-anchor="middle" fill="#fff">P</text>${bolt(338, 96, 104, '#fff')}`
      : `${path('M250 186v-34q0-8 8-12l22-32q6-10 18-10h48q10 0 16 9l22 33q10 3 10 12v34q0 7-7 7h-12q-7 0-7-7v-6h-92v6q0 7-7 7h-12q-7 0-7-7z', '#fff')}${bolt(304, 122, 50, accent.main)}`,
    box(250, 264, 140, 48, 9, '#fff', 'stroke="#9aa6b0"'),
    box(270, 280, 100, 6, 3, '#45525d'),
    box(284, 294, 72, 6, 3, '#9aa6b0'),
  ].join('');

/** A bollard against bumps. */
export const bollard: Shape = ({ accent, random }) => {
  const gap = 118 + random() * 50;
  return [-1, 1]
    .map((side) => {
      const x = 320 + (side * gap) / 2;
      return [
        shadow(x, 130),
        box(x - 27, 118, 54, 284, 25, 'url(#body)', 'stroke="#333" stroke-opacity=".3"'),
        box(x - 27, 172, 54, 30, 0, accent.main),
        box(x - 27, 222, 54, 30, 0, '#fff', 'opacity=".9"'),
        box(x - 27, 272, 54, 30, 0, accent.main),
      ].join('');
    })
    .join('');
};

/** A roof over a parking space, with panels. */
export const carport: Shape = ({ accent, tone }) =>
  [
    shadow(320, 520, 408),
    box(138, 152, 16, 252, 4, 'url(#body)', `stroke="${tone.edge}"`),
    box(486, 178, 16, 226, 4, 'url(#body)', `stroke="${tone.edge}"`),
    path('M84 142L542 108l14 54L96 184z', '#22313f', 'stroke="#111a22" stroke-width="2"'),
    ...[0, 1, 2, 3, 4].map((index) =>
      path(
        `M${104 + index * 88} ${148 - index * 6.5}l74-5.5 3 36-74 5.5z`,
        '#31597f',
        'stroke="#8fb6d6" stroke-width="1.5"',
      ),
    ),
    path(
      'M186 392v-30q0-10 12-14l52-12 38-42q10-11 26-11h92q16 0 28 10l46 40q20 4 20 24v28q0 10-10 10H196q-10 0-10-9z',
      accent.main,
      'opacity=".92"',
    ),
    path('M272 338l30-33q6-7 16-7h34v40zM366 298h38q10 0 18 7l36 33h-92z', '#e9f3fa'),
    ...[252, 438].map((x) => dot(x, 392, 27, '#1c2329') + dot(x, 392, 12, '#aab5be')),
  ].join('');

/** A parcel with spare parts. */
export const parcel: Shape = ({ accent, random }) => {
  const tilt = random() * 14 - 7;
  return [
    shadow(320, 400, 398),
    path('M164 190l156-58 156 58-156 62z', '#e3c39a', 'stroke="#a5804f"'),
    path('M164 190v142l156 64V252z', '#d0a974', 'stroke="#a5804f"'),
    path('M476 190v142l-156 64V252z', '#bb925c', 'stroke="#a5804f"'),
    path('M230 165l156 61v62l34-14v-62L266 152z', accent.main, 'opacity=".9"'),
    `<g transform="rotate(${Math.round(tilt)} 232 306)">${box(190, 282, 84, 50, 4, '#fff', 'opacity=".92"')}${box(200, 292, 46, 6, 3, '#45525d')}${box(200, 306, 62, 6, 3, '#9aa6b0')}${box(200, 318, 30, 5, 2.5, '#9aa6b0')}</g>`,
  ].join('');
};

/** A printed book. */
export const book: Shape = ({ accent, random }) =>
  [
    shadow(330, 330),
    path('M214 84h196q22 0 22 22v286H236q-22 0-22-22z', '#f2efe8', 'stroke="#b9b2a2"'),
    path('M206 76h196q20 0 20 20v290H228q-22 0-22-22z', accent.main, 'stroke="#000" stroke-opacity=".2"'),
    path('M206 76h22v310q-22 0-22-22z', '#000', 'opacity=".16"'),
    box(254, 120, 138, 14, 7, '#fff', 'opacity=".95"'),
    box(254, 146, 94, 10, 5, '#fff', 'opacity=".7"'),
    random() > 0.5
      ? bolt(270, 196, 118, '#fff')
      : dot(322, 256, 50, 'none', 'stroke="#fff" stroke-width="9"') + bolt(294, 224, 64, '#fff'),
    box(254, 346, 70, 9, 4.5, '#fff', 'opacity=".6"'),
  ].join('');
