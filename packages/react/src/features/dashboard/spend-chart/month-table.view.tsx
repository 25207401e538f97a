import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './spend-chart.css.ts';
import { useSpendChartMessages } from './spend-chart.messages.ts';
import { useMonthName } from './use-month-name.ts';

export interface MonthTableProps {
  readonly caption: string;
  readonly series: DashboardInformation['series'];
  readonly total: DashboardInformation['amount'];
}

/** The amounts of the months as a table, the newest first. */
export function MonthTable({ caption, series, total }: MonthTableProps) {
  const { t } = useSpendChartMessages();
  const format = useFormat();
  const nameOf = useMonthName();
  return (
    <table className={css.table} part="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.spend-chart.month')}</th>
          <th scope="col">{t('dashboard.spend-chart.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {series.toReversed().map(({ month, amount }) => (
          <tr key={month}>
            <th scope="row">{nameOf(month, 'whole')}</th>
            <td>{format.money(amount)}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{t('dashboard.spend-chart.sum')}</th>
            <td>{format.money(total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
