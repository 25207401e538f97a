/** Colours of a housing: lit side, shaded side, edge, and print. */
export interface Tone {
  readonly light: string;
  readonly dark: string;
  readonly edge: string;
  readonly ink: string;
}

export const tones = {
  white: { light: '#ffffff', dark: '#dfe5ea', edge: '#b9c3cc', ink: '#5b6873' },
  pearl: { light: '#f6f2ea', dark: '#d9d1c3', edge: '#b7ad9b', ink: '#6d6454' },
  silver: { light: '#e3e8ec', dark: '#aab5be', edge: '#8794a0', ink: '#4a5763' },
  graphite: { light: '#5a6570', dark: '#2f3840', edge: '#1f262c', ink: '#c8d2da' },
  night: { light: '#39434f', dark: '#161c23', edge: '#0b0f13', ink: '#a9b7c4' },
  navy: { light: '#3d5a86', dark: '#1c2f4d', edge: '#122036', ink: '#c5d5ec' },
  forest: { light: '#4b7a63', dark: '#23423a', edge: '#16302a', ink: '#c9e3d6' },
  copper: { light: '#d9a27c', dark: '#9a5f3c', edge: '#744326', ink: '#fbeadd' },
} as const satisfies Record<string, Tone>;
export type ToneName = keyof typeof tones;

/** The colour of light and trim, and the matching backdrop. */
export interface Accent {
  readonly main: string;
  readonly glow: string;
  readonly sky: string;
  readonly floor: string;
}

export const accents = {
  lime: { main: '#86b817', glow: '#c8ea6e', sky: '#f3f8e8', floor: '#dfe9c9' },
  sky: { main: '#1f86d8', glow: '#8fd0ff', sky: '#eef6fd', floor: '#d3e5f4' },
  teal: { main: '#0f9d8c', glow: '#7ae6d7', sky: '#ebf8f6', floor: '#cce8e3' },
  amber: { main: '#e29a12', glow: '#ffd884', sky: '#fdf6e8', floor: '#f1e1c1' },
  coral: { main: '#df5b48', glow: '#ffab9e', sky: '#fdf1ee', floor: '#f2d7d0' },
  violet: { main: '#7457d6', glow: '#c2b0ff', sky: '#f3f0fd', floor: '#ded6f4' },
  slate: { main: '#50687c', glow: '#a9c1d3', sky: '#f1f4f6', floor: '#dae1e7' },
} as const satisfies Record<string, Accent>;
export type AccentName = keyof typeof accents;

/** Returns a generator of numbers between 0 and 1 that follow from a seed, so that a key always gives the same picture. */
export function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 97) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
