import { type Brush, bolt, box, dot, housing, line, path, type Shape, shadow } from './shape.ts';

const sheet = ({ accent }: Brush, rows: number) =>
  [
    box(206, 66, 228, 326, 18, '#fff', 'stroke="#c2ccd4" stroke-width="2"'),
    box(272, 50, 96, 38, 12, accent.main),
    dot(320, 66, 6, '#fff'),
    ...Array.from({ length: rows }, (_, index) => {
      const y = 124 + index * 54;
      return (
        dot(246, y + 10, 15, accent.main) +
        line(`M239 ${y + 10}l5 6 10-12`, '#fff', 4) +
        box(276, y, 120, 8, 4, '#5b6873') +
        box(276, y + 15, 82, 7, 3.5, '#c3ccd4')
      );
    }),
  ].join('');

/** A wrench, leaning. */
const wrench = (color: string) =>
  `<g transform="translate(440 262) rotate(28)">${path('M-22-118q-34 18-30 58 4 30 34 40V96q0 18 18 18t18-18V-20q30-10 34-40 4-40-30-58v50l-22 14-22-14z', color, 'stroke="#2b343c" stroke-opacity=".5" stroke-width="2"')}${dot(0, 92, 8, '#fff')}</g>`;

/** Checking and maintaining: a ticked list and a wrench. */
export const maintenance: Shape = (brush) =>
  shadow(330, 400) + sheet(brush, 4 + Math.floor(brush.random() * 2)) + wrench('url(#body)');

/** Planning: a plan with a line of charging points. */
export const planning: Shape = ({ accent, random }) => {
  const points = Array.from({ length: 4 }, (_, index) => [178 + index * 88, 168 + random() * 130] as const);
  return [
    shadow(320, 470),
    path('M110 112l136-30v282l-136 30z', '#f8fafb', 'stroke="#c2ccd4"'),
    path('M246 82l148 30v282l-148-30z', '#eaf0f4', 'stroke="#c2ccd4"'),
    path('M394 112l136-30v282l-136 30z', '#f8fafb', 'stroke="#c2ccd4"'),
    line(
      `M${points.map(([x, y]) => `${x} ${Math.round(y)}`).join('L')}`,
      accent.main,
      5,
      'stroke-dasharray="2 13"',
    ),
    ...points.map(
      ([x, y]) =>
        path(`M${x} ${y + 14}q-24-30-24-50a24 24 0 0 1 48 0q0 20-24 50z`, accent.main) +
        bolt(x - 12, y - 50, 26, '#fff'),
    ),
  ].join('');
};

/** Installing: a helmet over a wallbox. */
export const installation: Shape = (brush) =>
  [
    shadow(320, 400),
    housing(212, 196, 150, 200, 32, brush),
    dot(287, 270, 34, 'none', `stroke="${brush.accent.main}" stroke-width="7"`),
    bolt(268, 248, 42, brush.accent.main),
    path('M216 176q4-98 104-98t104 98z', '#f4b62a', 'stroke="#b27e0c" stroke-width="2"'),
    path('M296 82h48l8 94h-64z', '#ffd059'),
    box(196, 168, 248, 24, 12, '#dd9c13'),
    wrench('#93a0ab'),
  ].join('');

/** Software: a screen with a chart. */
export const software: Shape = ({ accent, random }) => {
  const bars = Array.from({ length: 7 }, () => 24 + random() * 110);
  return [
    shadow(320, 500),
    box(130, 82, 380, 258, 18, '#222b33'),
    box(146, 98, 348, 226, 8, '#f7fafc'),
    box(146, 98, 66, 226, 8, accent.main),
    ...[124, 154, 184].map((y) => box(160, y, 38, 9, 4.5, '#fff', 'opacity=".8"')),
    ...bars.map((height, index) =>
      box(236 + index * 34, 296 - height, 22, height, 5, index % 3 ? accent.glow : accent.main),
    ),
    box(236, 120, 92, 10, 5, '#5b6873'),
    box(236, 138, 56, 8, 4, '#c3ccd4'),
    path('M86 352h468l18 34q4 10-8 10H76q-12 0-8-10z', '#aeb9c2'),
    box(272, 352, 96, 10, 5, '#8a97a2'),
  ].join('');
};

/** Warranty and service contracts: a shield. */
export const shield: Shape = ({ accent, tone, random }) =>
  [
    shadow(320, 270),
    path(
      'M320 54l132 46v110q0 124-132 186-132-62-132-186V100z',
      'url(#body)',
      `stroke="${tone.edge}" stroke-width="2"`,
    ),
    path('M320 84l104 36v92q0 98-104 150-104-52-104-150v-92z', accent.main),
    random() > 0.5 ? line('M270 216l36 40 68-80', '#fff', 19) : bolt(256, 148, 132, '#fff'),
  ].join('');

/** Training and advice: people before a board. */
export const training: Shape = ({ accent }) =>
  [
    shadow(320, 440),
    box(148, 66, 344, 208, 14, '#fff', 'stroke="#b7c2cb" stroke-width="3"'),
    line('M180 226l62-66 52 34 70-84 90 52', accent.main, 9),
    bolt(424, 84, 44, accent.main),
    ...[206, 320, 434].map((x, index) => {
      const fill = index === 1 ? accent.main : '#71808d';
      return (
        dot(x, 304, 27, index === 1 ? '#e8b48c' : '#d9a47c') + path(`M${x - 50} 398q0-62 50-62t50 62z`, fill)
      );
    }),
  ].join('');

/** Delivery: a van. */
export const van: Shape = ({ accent }) =>
  [
    shadow(320, 480, 392),
    path('M104 356V164q0-16 16-16h246q14 0 14 14v194z', 'url(#body)', 'stroke="#7d8993"'),
    path('M380 196h70q14 0 22 11l44 60q8 10 8 22v67H380z', 'url(#body)', 'stroke="#7d8993"'),
    path('M402 218h44q8 0 13 7l32 46h-89z', '#bfe0f2'),
    box(104, 296, 420, 18, 0, accent.main),
    bolt(214, 178, 96, accent.main),
    ...[186, 440].map((x) => dot(x, 360, 37, '#1f262c') + dot(x, 360, 17, '#b4bfc7')),
  ].join('');
