import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import { nice, ticks } from 'd3-array';

/** One month as it is drawn; all in percent of the plot, from its upper left corner. */
export interface Bar {
  readonly month: string;
  /** The whole column that belongs to it, and the bar within. */
  readonly column: { readonly x: number; readonly width: number };
  readonly bar: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface Layout {
  readonly bars: readonly Bar[];
  /** Where a line of the scale stands, and what it says in minor units. */
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
  readonly zero: number;
}

const lines = 4;
/** Of a month's column: how wide its bar is, in the middle of it. */
const barShare = 0.6;
/** Of one percent, so that an attribute is no endless number. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Lays bars out; in a language that is written to the left the first month stands on the right. */
export function layOutBars(series: DashboardInformation['series'], isMirrored: boolean): Layout {
  const amounts = series.map(({ amount }) => amount.amount);
  // a year of nothing has a scale too
  const [low, high] = nice(Math.min(0, ...amounts), Math.max(100, ...amounts), lines);
  const up = (value: number) => (100 * (high - value)) / (high - low);
  const zero = up(0);
  const width = 100 / Math.max(1, series.length);
  return {
    bars: series.map(({ month, amount }, at) => {
      const x = width * (isMirrored ? series.length - 1 - at : at);
      const end = up(amount.amount);
      return {
        month,
        column: { x: rounded(x), width: rounded(width) },
        bar: {
          x: rounded(x + (width * (1 - barShare)) / 2),
          y: rounded(Math.min(end, zero)),
          width: rounded(width * barShare),
          height: rounded(Math.abs(zero - end)),
        },
      };
    }),
    ticks: ticks(low, high, lines).map((value) => ({ y: rounded(up(value)), value })),
    zero: rounded(zero),
  };
}
