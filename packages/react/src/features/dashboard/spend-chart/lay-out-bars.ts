import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import { nice, ticks } from 'd3-array';

/** The geometry of one month, in percent of the plot, from its upper left corner. */
export interface Bar {
  readonly month: string;
  /** The whole column of the month, and the bar within. */
  readonly column: { readonly x: number; readonly width: number };
  readonly bar: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface Layout {
  readonly bars: readonly Bar[];
  /** The lines of the scale, with their values in minor units. */
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
  readonly zero: number;
}

const lines = 4;
/** Share of a column's width that its centered bar takes. */
const barShare = 0.6;
/** Rounds to thousandths of a percent, which keeps the attributes short. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Lays the bars out; `isMirrored` puts the first month on the right, for right-to-left languages. */
export function layOutBars(series: DashboardInformation['series'], isMirrored: boolean): Layout {
  const amounts = series.map(({ amount }) => amount.amount);
  // a year without amounts has a scale too
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
