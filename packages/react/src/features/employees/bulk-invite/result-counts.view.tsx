import type { Tone } from '@foyer/ui/badge/badge.tsx';
import { ChoiceChip } from '@foyer/ui/chip/chip.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './bulk-invite.css.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import { type BulkRow, countRows, type RowResult, rowResults } from './bulk-row.ts';

/** The colour of each result. */
export const resultTones: Readonly<Record<RowResult, Tone>> = {
  ready: 'success',
  invited: 'success',
  already_invited: 'neutral',
  already_member: 'neutral',
  duplicate_in_file: 'warning',
  invalid: 'danger',
};

export interface ResultCountsProps {
  readonly rows: readonly BulkRow[];
  /** The result by which the rows are filtered; null for all. */
  readonly shown: RowResult | null;
  readonly onShow: (result: RowResult | null) => void;
}

/** The number of rows with each result; a press filters by that result. */
export function ResultCounts({ rows, shown, onShow }: ResultCountsProps) {
  const { t } = useBulkInviteMessages();
  const format = useFormat();
  const counts = countRows(rows);
  const there = rowResults.filter((result) => counts[result] > 0);
  return (
    <fieldset className={css.counts} part="result-counts">
      <legend className={css.hidden}>{t('employees.bulk-invite.counts')}</legend>
      <ChoiceChip isPressed={shown === null} onPress={() => onShow(null)}>
        {t('employees.bulk-invite.counts.all', { count: format.number(rows.length) })}
      </ChoiceChip>
      {there.map((result) => (
        <ChoiceChip key={result} isPressed={shown === result} onPress={() => onShow(result)}>
          {t(`employees.bulk-invite.counts.${result}`, { count: format.number(counts[result]) })}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
