/** One of the 10,000 rows, six columns each. */
export type BenchRow = readonly [string, string, string, string, string, string];

const states = ['offen', 'bezahlt', 'geliefert', 'storniert'] as const;

export const benchRows: readonly BenchRow[] = Array.from({ length: 10_000 }, (_, at) => [
  `A-${100_000 + at}`,
  `Wallbox Nexo ${at % 23} kW`,
  `${(at % 28) + 1}.11.2026`,
  states[at % 4] ?? 'offen',
  `${(at * 37) % 900},00 €`,
  `${at % 12}`,
]);

export const benchHeaders = ['Nummer', 'Artikel', 'Datum', 'Zustand', 'Preis', 'Menge'] as const;
export const rowHeight = 40;
export const viewportHeight = 600;
