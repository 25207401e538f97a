import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { useState } from 'react';
import { formValues } from '../../../form/form-values.ts';
import { useForm } from '../../../form/use-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale } from '../../../provider/use-session.ts';
import type { Answer } from '../quotation/answer.ts';
import { type QuotationChange, quotationChanges } from './quotation-changes.ts';

export interface AnswerProps {
  readonly answer: Answer;
  readonly quotation: Quotation;
  /** Switches to another answer: the renewal of an expired offer. */
  readonly onAnswer: (answer: Answer) => void;
  readonly onClose: () => void;
  /** Called when somebody else has changed the quotation meanwhile. */
  readonly onNews: (quotation: Quotation) => void;
  /** Called after the server has accepted the answer. */
  readonly onDone: (quotation: Quotation) => void;
}

/** Error codes of an outdated quotation, which is loaded again before a retry. */
const isStale: ReadonlySet<string> = new Set([
  'quotation_changed',
  'quotation_expired',
  'action_not_allowed',
]);

const loadSchema = () =>
  import('@foyer/contract/quotations/quotations.schema').then((module) => module.quotationRequestSchema);

/**
 * Returns the form of an answer. It sends the version the user saw; if the server has a newer one, nothing is done, the changes are shown
 * and the typed text stays. A retry after a lost answer carries the same idempotency key, so that at most one order is placed.
 */
export function useAnswerForm({ answer, quotation, onNews, onDone }: AnswerProps) {
  const sdk = useSdk();
  const { code: locale } = useLocale();
  const [seen, setSeen] = useState(quotation);
  const [changes, setChanges] = useState<readonly QuotationChange[]>([]);
  const { id, version } = seen;
  const lookAgain = async () => {
    const now = await sdk.call('getQuotation', { params: { id }, query: { locale } });
    if (!now.ok) return;
    setChanges(quotationChanges(seen, now.value));
    setSeen(now.value);
    onNews(now.value);
  };
  const form = useForm({
    schema: loadSchema,
    read: (data) => {
      const { acceptTerms, ...rest } = formValues(data);
      return { kind: answer, quotationId: id, version, ...rest, ...(acceptTerms && { acceptTerms: true }) };
    },
    draftKey: `quotation.${answer}.${id}`,
    secretFields: ['acceptTerms'],
    submit: async (body, { idempotencyKey }) => {
      setChanges([]);
      const result = await sdk.call('requestQuotation', { body, query: { locale }, idempotencyKey });
      if (result.ok || !isStale.has(result.error.code)) return result;
      await lookAgain();
      // The version is no field of the form: the changes are listed instead.
      return { ...result, error: { ...result.error, fields: [] } };
    },
    onSuccess: onDone,
  });
  return { form, seen, changes, isPossible: seen.allowedActions.includes(answer) };
}
