import { Alert } from '@foyer/ui/alert/alert.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './quotation-answer.css.ts';
import { useQuotationAnswerMessages } from './quotation-answer.messages.ts';
import type { QuotationChange } from './quotation-changes.ts';

function useChangeText(): (change: QuotationChange) => string {
  const messages = useQuotationAnswerMessages();
  const { t } = messages;
  const format = useFormat();
  const money = (value: Parameters<typeof format.money>[0] | null) => (value ? format.money(value) : '–');
  const day = (value: string | null) => (value ? format.date(value) : '–');
  return (change) => {
    const { kind } = change;
    if (kind === 'state') {
      const state = textOfValue(messages, `quotations.state.${change.state}`);
      return t('quotations.quotation-answer.change.state', { state });
    }
    if (kind === 'added' || kind === 'removed') {
      return t(`quotations.quotation-answer.change.${kind}`, { ...change });
    }
    if (kind === 'quantity') return t('quotations.quotation-answer.change.quantity', { ...change });
    if (kind === 'valid-until') {
      const days = { before: day(change.before), after: day(change.after) };
      return t('quotations.quotation-answer.change.valid-until', days);
    }
    const values = { before: money(change.before), after: money(change.after) };
    if (kind === 'price')
      return t('quotations.quotation-answer.change.price', { name: change.name, ...values });
    return t('quotations.quotation-answer.change.total', values);
  };
}

/** Lists the changes since the quotation was loaded. */
export function Changes({ changes }: { readonly changes: readonly QuotationChange[] }) {
  const { t } = useQuotationAnswerMessages();
  const textOf = useChangeText();
  if (changes.length === 0) return null;
  return (
    <Alert tone="warning" title={t('quotations.quotation-answer.changes')}>
      <ul className={css.changes} part="changes">
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>{textOf(change)}</li>
        ))}
      </ul>
    </Alert>
  );
}
