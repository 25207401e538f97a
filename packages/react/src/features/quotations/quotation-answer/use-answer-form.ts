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
  /** Another answer in its place: asking anew for what has expired. */
  readonly onAnswer: (answer: Answer) => void;
  readonly onClose: () => void;
  /** It was changed by somebody else meanwhile. */
  readonly onNews: (quotation: Quotation) => void;
  /** The answer has arrived. */
  readonly onDone: (quotation: Quotation) => void;
}

/** What was seen is no longer what is: worth a look before anything is sent again. */
const isStale: ReadonlySet<string> = new Set([
  'quotation_changed',
  'quotation_expired',
  'action_not_allowed',
]);

const loadSchema = () =>
  import('@foyer/contract/quotations/quotations.schema').then((module) => module.quotationRequestSchema);

/**
 * The form of an answer. It names the version that was seen; where there is another one meanwhile nothing was done, what is
 * different is said, and what was typed stays. A repeat after a lost answer carries the same key: there is one order at most.
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
      // The version is no field of the form: what is different stands there line by line.
      return { ...result, error: { ...result.error, fields: [] } };
    },
    onSuccess: onDone,
  });
  return { form, seen, changes, isPossible: seen.allowedActions.includes(answer) };
}
