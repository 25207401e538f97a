import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { useState } from 'react';
import { useFormat } from '../../../provider/use-format.ts';
import { MonthBars } from './month-bars.view.tsx';
import { MonthTable } from './month-table.view.tsx';
import * as css from './spend-chart.css.ts';
import { useSpendChartMessages } from './spend-chart.messages.ts';

export interface SpendChartProps {
  readonly tile: DashboardInformation;
}

/** Amounts by month, as bars or as a table. */
export function SpendChart({ tile }: SpendChartProps) {
  const { t } = useSpendChartMessages();
  const format = useFormat();
  const [isTable, setTable] = useState(false);
  const { title, text, series, amount } = tile;
  return (
    <Card
      title={title}
      actions={
        <Button variant="ghost" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('dashboard.spend-chart.as-table')}
        </Button>
      }
      className={css.card}
      part="chart"
    >
      {isTable ? (
        <MonthTable caption={title} series={series} total={amount} />
      ) : (
        <MonthBars label={title} series={series} />
      )}
      <p className={css.about}>
        {text}
        {amount && ` · ${t('dashboard.spend-chart.total', { amount: format.money(amount) })}`}
      </p>
    </Card>
  );
}
