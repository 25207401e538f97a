import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import { scaleBand, scaleLinear } from 'd3-scale';

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
/** Of one percent, so that an attribute is no endless number. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Lays bars out; in a language that is written to the left the first month stands on the right. */
export function layOutBars(series: DashboardInformation['series'], isMirrored: boolean): Layout {
  const months = series.map(({ month }) => month);
  const across = scaleBand(months, isMirrored ? [100, 0] : [0, 100])
    .paddingInner(0.4)
    .paddingOuter(0.2);
  const amounts = series.map(({ amount }) => amount.amount);
  // a year of nothing has a scale too
  const top = Math.max(100, ...amounts);
  const up = scaleLinear([Math.min(0, ...amounts), top], [100, 0]).nice(lines);
  const zero = up(0);
  const step = across.step();
  return {
    bars: series.map(({ month, amount }) => {
      const x = across(month) ?? 0;
      const end = up(amount.amount);
      return {
        month,
        column: { x: rounded(x - (step - across.bandwidth()) / 2), width: rounded(step) },
        bar: {
          x: rounded(x),
          y: rounded(Math.min(end, zero)),
          width: rounded(across.bandwidth()),
          height: rounded(Math.abs(zero - end)),
        },
      };
    }),
    ticks: up.ticks(lines).map((value) => ({ y: rounded(up(value)), value })),
    zero: rounded(zero),
  };
}
