import { addDays, businessDay } from '@foyer/contract/business-day';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { DateField } from '@foyer/ui/date-field/date-field.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { Suspense, useEffect } from 'react';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/form-state.ts';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useDateTexts } from '../../../i18n/use-date-texts.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale } from '../../../provider/use-session.ts';
import type { CartLinesProps } from './cart-lines.view.tsx';
import * as css from './quotation-request.css.ts';
import { useQuotationRequestMessages } from './quotation-request.messages.ts';
import { readRequest } from './read-request.ts';
import type { RequestLinesProps } from './request-lines.tsx';
import { type RequestRow, writeRows } from './request-row.ts';
import { useRequestRows } from './use-request-rows.ts';

// Only one of the two is rendered.
const CartLines = lazyView<CartLinesProps>(async () => (await import('./cart-lines.view.tsx')).CartLines);
const RequestLines = lazyView<RequestLinesProps>(
  async () => (await import('./request-lines.tsx')).RequestLines,
);

export interface RequestFormProps {
  /** Cart to be quoted; null where the form has lines of its own. */
  readonly cart: Cart | null;
  readonly articleId: string;
  readonly quantity: number;
  readonly onCartChanged: () => Promise<void>;
  readonly onSent: (quotation: Quotation) => void;
}

const loadSchema = () =>
  import('@foyer/contract/quotations/quotations.schema').then((module) => module.quotationRequestSchema);

/** The form with articles, description and wishes of a request. */
export function RequestForm({ cart, articleId, quantity, onCartChanged, onSent }: RequestFormProps) {
  const sdk = useSdk();
  const { code: locale } = useLocale();
  const { t } = useQuotationRequestMessages();
  const form = useForm({
    schema: loadSchema,
    read: (data) => readRequest(data, lines.rows, cart?.version ?? null),
    draftKey: cart ? 'quotation.cart' : 'quotation.articles',
    submit: async (body, { idempotencyKey }) => {
      const answer = await sdk.call('requestQuotation', { body, query: { locale }, idempotencyKey });
      if (!answer.ok && answer.error.code === 'cart_changed') await onCartChanged();
      return answer;
    },
    onSuccess: onSent,
  });
  const lines = useRequestRows(form.draft.initial('rows'), articleId, quantity);
  const errorOf = (row: RequestRow) => {
    const at = lines.rows.filter(({ article }) => article !== null).indexOf(row);
    return at < 0 ? undefined : (form.error(`items.${at}.articleId`) ?? form.error(`items.${at}`));
  };
  const kept = writeRows(lines.rows);
  const { keep } = form.draft;
  useEffect(() => {
    if (kept !== '[]') keep();
  }, [kept, keep]);
  return (
    <Form form={form} className={css.form} aria-label={t('quotations.quotation-request.title')}>
      <Card title={t('quotations.quotation-request.articles')}>
        <input type="hidden" name="rows" value={cart ? '[]' : kept} readOnly />
        <div className={cart ? undefined : css.firstLine}>
          <Suspense fallback={<Skeleton height={120} width="100%" />}>
            {cart ? <CartLines cart={cart} /> : <RequestLines {...lines} errorOf={errorOf} />}
          </Suspense>
        </div>
        <Words form={form} isAll={cart === null && kept === '[]'} />
      </Card>
      <Wishes form={form} />
      <div className={css.actions}>
        <SubmitButton size="large" form={form} label={t('quotations.quotation-request.send')} />
        <p className={css.hint}>{t('quotations.quotation-request.hint')}</p>
      </div>
    </Form>
  );
}

/** The description; it is the whole request if no article is chosen. */
function Words({ form, isAll }: { readonly form: FormState; readonly isAll: boolean }) {
  const { t } = useQuotationRequestMessages();
  const error = form.error('description') && t('quotations.quotation-request.nothing-named');
  return (
    <TextArea
      name="words"
      className={css.words}
      rows={4}
      label={t('quotations.quotation-request.words')}
      labelEnd={isAll ? undefined : t('base.optional')}
      description={t('quotations.quotation-request.words-help')}
      error={error ?? form.error('note')}
    />
  );
}

function Wishes({ form }: { readonly form: FormState }) {
  const { t } = useQuotationRequestMessages();
  const dates = useDateTexts();
  const optional = t('base.optional');
  return (
    <Card title={t('quotations.quotation-request.details')}>
      <div className={css.fields}>
        <TextField
          name="title"
          autoComplete="off"
          label={t('quotations.quotation-request.name')}
          labelEnd={optional}
          description={t('quotations.quotation-request.name-help')}
          error={form.error('title')}
        />
        <TextField
          name="reference"
          autoComplete="off"
          label={t('quotations.quotation-request.reference')}
          labelEnd={optional}
          description={t('quotations.quotation-request.reference-help')}
          error={form.error('reference')}
        />
        <DateField
          texts={dates}
          name="requestedDeliveryDate"
          label={t('quotations.quotation-request.requested-delivery-date')}
          labelEnd={optional}
          min={addDays(businessDay(), 1)}
          defaultValue={form.draft.initial('requestedDeliveryDate')}
          error={form.error('requestedDeliveryDate')}
        />
      </div>
    </Card>
  );
}
