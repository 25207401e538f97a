import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useFormat } from '../../../provider/use-format.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { InformationLink } from '../dashboard/information-link.tsx';
import { layOutBars } from './lay-out-bars.ts';
import * as css from './spend-chart.css.ts';
import { useSpendChartMessages } from './spend-chart.messages.ts';
import { stepOf } from './step-of.ts';
import { useMonthName } from './use-month-name.ts';

export interface MonthBarsProps {
  readonly label: string;
  readonly series: DashboardInformation['series'];
}

/** Bars of months, selectable by pointer or arrow keys; the amount of the selected month is shown above. */
export function MonthBars({ label, series }: MonthBarsProps) {
  const { t } = useSpendChartMessages();
  const format = useFormat();
  const nameOf = useMonthName();
  const isMirrored = useLocale().direction === 'rtl';
  const [chosen, setChosen] = useState(series.length - 1);
  const plot = useRef<HTMLDivElement>(null);
  const { bars, ticks, zero } = useMemo(() => layOutBars(series, isMirrored), [series, isMirrored]);
  const at = series[Math.min(chosen, series.length - 1)];
  const move = (event: KeyboardEvent) => {
    const next = stepOf(event.key, chosen, series.length, isMirrored);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    plot.current?.querySelectorAll<SVGGElement>('[role=option]')[next]?.focus();
  };
  const currency = at?.amount.currency ?? 'EUR';
  const tickText = (value: number) =>
    format.number(value / 100, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
      notation: 'compact',
    });
  return (
    <div className={css.chart}>
      <p className={css.readout}>
        <span className={css.month}>{at && nameOf(at.month, 'whole')}</span>
        <strong className={css.value}>{at && format.money(at.amount)}</strong>
        <InformationLink
          link={at?.link ?? null}
          className={buttonClass({ variant: 'link', size: 'small', className: css.way })}
        >
          {t('dashboard.spend-chart.invoices')}
        </InformationLink>
      </p>
      <svg className={css.axis} aria-hidden="true" focusable="false">
        {ticks.map(({ y, value }) => (
          <text key={value} x="100%" y={`${y}%`} dy="0.32em" textAnchor="end">
            {tickText(value)}
          </text>
        ))}
      </svg>
      <div
        ref={plot}
        role="listbox"
        tabIndex={-1}
        className={css.choice}
        aria-label={label}
        aria-orientation="horizontal"
        onKeyDown={move}
      >
        <svg className={css.plot} role="presentation">
          {ticks.map(({ y, value }) => (
            <line key={value} className={css.line} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
          ))}
          {bars.map(({ month, column, bar }, index) => (
            <g
              key={month}
              className={css.option}
              role="option"
              tabIndex={index === chosen ? 0 : -1}
              aria-selected={index === chosen}
              aria-label={t('dashboard.spend-chart.bar', {
                month: nameOf(month, 'whole'),
                amount: series[index] ? format.money(series[index].amount) : '',
              })}
              onFocus={() => setChosen(index)}
              onPointerEnter={() => setChosen(index)}
              onClick={() => setChosen(index)}
            >
              <rect
                className={css.column}
                x={`${column.x}%`}
                y="0"
                width={`${column.width}%`}
                height="100%"
                rx="4"
              />
              <rect
                className={css.bar}
                x={`${bar.x}%`}
                y={`${bar.y}%`}
                width={`${bar.width}%`}
                height={`${bar.height}%`}
                rx="3"
              />
            </g>
          ))}
          <line className={css.zero} x1="0" x2="100%" y1={`${zero}%`} y2={`${zero}%`} />
        </svg>
      </div>
      <div className={css.months} aria-hidden="true">
        {series.map(({ month }, index) => (
          <span key={month} data-chosen={index === chosen}>
            <span className={css.short}>{nameOf(month, 'short')}</span>
            <span className={css.letter}>{nameOf(month, 'letter')}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
