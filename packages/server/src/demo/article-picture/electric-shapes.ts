import { type Brush, bolt, box, dot, housing, line, path, type Shape, shadow } from './shape.ts';

const rail = box(96, 224, 448, 34, 3, '#c3ccd3', 'stroke="#929da6"') + box(96, 236, 448, 10, 2, '#a4afb8');

const screws = (x: number, y: number, count: number, gap: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      dot(x + index * gap, y, 9, '#8b97a1', 'stroke="#4d5862"') +
      line(`M${x + index * gap - 5} ${y}h10`, '#3d4750', 2.5),
  ).join('');

function display(x: number, y: number, w: number, h: number, { random }: Brush): string {
  const digits = String(Math.floor(1000 + random() * 8999));
  return (
    box(x, y, w, h, 6, '#bfd3b2', 'stroke="#5e6f55" stroke-width="2"') +
    `<text x="${x + w - 12}" y="${y + h * 0.72}" font-family="ui-monospace,monospace" font-size="${Math.round(Math.min(h * 0.6, (w - 24) / 3.9))}" text-anchor="end" fill="#22301d">${digits}.${Math.floor(random() * 9)}</text>`
  );
}

/** An energy meter on a rail. */
export const meter: Shape = (brush) => {
  const w = 132 + Math.floor(brush.random() * 3) * 34;
  const x = 320 - w / 2;
  return [
    shadow(320, w * 1.5),
    rail,
    housing(x, 108, w, 274, 10, brush),
    screws(x + 26, 136, 4, (w - 52) / 3),
    screws(x + 26, 354, 4, (w - 52) / 3),
    display(x + 14, 182, w - 28, 50, brush),
    box(x + 14, 250, w - 28, 5, 2.5, brush.accent.main),
    dot(x + 26, 284, 6, '#d8402f', 'filter="url(#glow)"'),
    dot(x + 26, 284, 4, '#ff6a58'),
    box(x + 44, 276, w - 62, 6, 3, brush.tone.ink, 'opacity=".7"'),
    box(x + 44, 290, (w - 62) * 0.6, 6, 3, brush.tone.ink, 'opacity=".4"'),
  ].join('');
};

/** A controller for load management: a wide box with lamps and network sockets. */
export const controller: Shape = (brush) => {
  const ports = 2 + Math.floor(brush.random() * 4);
  return [
    shadow(320, 420),
    rail,
    housing(152, 136, 336, 220, 16, brush),
    box(176, 160, 136, 82, 8, '#0f171d'),
    line('M188 222l22-24 18 12 26-32 22 16 24-14', brush.accent.glow, 4),
    bolt(440, 162, 30, brush.accent.main),
    ...Array.from(
      { length: ports },
      (_, index) =>
        box(180 + index * 50, 292, 38, 34, 4, '#171e24') +
        box(188 + index * 50, 300, 22, 16, 2, '#3c4751') +
        dot(184 + index * 50, 284, 3, brush.accent.main),
    ),
    ...[0, 1, 2].map(
      (index) =>
        dot(
          344 + index * 26,
          214,
          8,
          brush.accent.glow,
          index === 0 ? 'filter="url(#glow)"' : 'opacity=".5"',
        ) + dot(344 + index * 26, 214, 5, brush.accent.main),
    ),
    box(336, 172, 84, 7, 3.5, brush.tone.ink, 'opacity=".7"'),
    box(336, 187, 58, 7, 3.5, brush.tone.ink, 'opacity=".4"'),
  ].join('');
};

/** A circuit breaker or residual current device, one to four modules wide. */
export const breaker: Shape = (brush) => {
  const modules = 1 + Math.floor(brush.random() * 4);
  const w = 58 * modules;
  const x = 320 - w / 2;
  return [
    shadow(320, w + 140),
    rail,
    ...Array.from({ length: modules }, (_, index) => housing(x + index * 58, 118, 57, 254, 6, brush)),
    screws(x + 28, 144, modules, 58),
    screws(x + 28, 346, modules, 58),
    box(x + 12, 196, w - 24, 84, 8, '#222a31'),
    box(x + 20, 206, w - 40, 34, 6, brush.accent.main, 'stroke="#000" stroke-opacity=".3"'),
    box(x + 12, 296, w - 24, 6, 3, brush.tone.ink, 'opacity=".5"'),
    box(x + 12, 310, (w - 24) * 0.5, 6, 3, brush.tone.ink, 'opacity=".35"'),
  ].join('');
};

/** A distribution cabinet, open, with its devices in view. */
export const cabinet: Shape = (brush) =>
  [
    shadow(320, 400),
    housing(168, 62, 304, 338, 12, brush),
    box(194, 90, 252, 216, 6, '#eef2f5', 'stroke="#a9b4bd"'),
    ...[0, 1].map(
      (row) =>
        box(202, 138 + row * 94, 236, 12, 2, '#b7c1c9') +
        Array.from({ length: 8 }, (_, index) => {
          const isAccent = brush.random() > 0.7;
          return (
            box(206 + index * 29, 112 + row * 94, 26, 66, 3, '#fbfcfd', 'stroke="#9aa6b0"') +
            box(212 + index * 29, 132 + row * 94, 14, 24, 3, isAccent ? brush.accent.main : '#3b4650')
          );
        }).join(''),
    ),
    dot(452, 232, 7, '#2b343c'),
    bolt(302, 328, 46, brush.accent.main),
  ].join('');

/** A battery storage. */
export const battery: Shape = (brush) => {
  const cells = 3 + Math.floor(brush.random() * 3);
  return [
    shadow(320, 330),
    housing(206, 44, 228, 356, 24, brush),
    ...Array.from({ length: cells }, (_, index) => {
      const y = 330 - index * 46;
      return box(
        236,
        y,
        168,
        34,
        9,
        index < cells - 1 ? brush.accent.main : brush.accent.glow,
        `opacity="${1 - index * 0.12}"`,
      );
    }),
    bolt(300, 62, 40, brush.accent.main),
  ].join('');
};

/** A wireless gateway with aerials. */
export const gateway: Shape = (brush) =>
  [
    shadow(320, 330),
    line('M232 236V96', '#2a333b', 11),
    line('M408 236V96', '#2a333b', 11),
    housing(176, 228, 288, 138, 26, brush),
    path(
      'M262 150q58-52 116 0',
      'none',
      `stroke="${brush.accent.main}" stroke-width="9" stroke-linecap="round"`,
    ),
    path(
      'M286 182q34-30 68 0',
      'none',
      `stroke="${brush.accent.main}" stroke-width="9" stroke-linecap="round"`,
    ),
    dot(320, 206, 8, brush.accent.main),
    ...[0, 1, 2, 3].map((index) =>
      dot(222 + index * 30, 300, 6, index === Math.floor(brush.random() * 4) ? '#ffb347' : brush.accent.main),
    ),
    box(372, 288, 62, 24, 6, '#161d22'),
  ].join('');
