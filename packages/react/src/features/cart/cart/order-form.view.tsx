import { addDays, businessDay } from '@foyer/contract/business-day';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { DateField } from '@foyer/ui/date-field/date-field.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useRef } from 'react';
import { faultyField } from '../../../form/faulty-fields.ts';
import type { FormState } from '../../../form/form-state.ts';
import { useFirstMessages } from '../../../i18n/first/first.messages.ts';
import { useDateTexts } from '../../../i18n/use-date-texts.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './cart.css.ts';
import { useCartMessages } from './cart.messages.ts';
import { CartTotals } from './cart-totals.view.tsx';
import { OrderTerms } from './order-terms.view.tsx';
import { type OrderTrouble, OrderTroubleAlert } from './order-trouble.view.tsx';

export interface OrderFormViewProps {
  readonly id: string;
  readonly cart: Cart;
  readonly form: FormState;
  readonly error: (name: string) => string | undefined;
  readonly isSaving: boolean;
  readonly trouble: OrderTrouble | null;
  /** Address of the terms. */
  readonly termsUrl: string | null;
  readonly onReload: () => void;
}

/** The customer's details, the sums, and the order button, with any trouble right above it. */
export function OrderFormView(props: OrderFormViewProps) {
  const { id, cart, form, error, isSaving, trouble, termsUrl, onReload } = props;
  const { t } = useCartMessages();
  const button = useRef<HTMLButtonElement>(null);
  const onRetry = () => {
    // the pressed button disappears with the alert that contains it
    button.current?.focus();
    form.requestSubmit();
  };
  return (
    <form
      key={form.draft.revision}
      id={id}
      ref={form.ref}
      className={css.orderForm}
      aria-label={t('cart.cart.details')}
      part="order-form"
      noValidate
      onSubmit={form.onSubmit}
      onBlur={form.onBlur}
      onFocus={form.onFocus}
      onInput={form.onInput}
      onChange={form.onInput}
    >
      <Card title={t('cart.cart.details')} className={css.details}>
        <DetailFields form={form} error={error} />
      </Card>
      <Card title={t('cart.cart.summary')} className={css.summary} part="summary">
        <CartTotals totals={cart.totals} isSaving={isSaving} />
        <OrderTerms cart={cart} />
        <div className={css.order}>
          <Checkbox
            name="acceptTerms"
            value="true"
            required
            label={t('cart.cart.accept-terms')}
            error={error('acceptTerms')}
          />
          {termsUrl !== null && (
            <a className={css.terms} href={termsUrl} target="_blank" rel="noopener" part="terms">
              {t('cart.cart.read-terms')}
            </a>
          )}
          {trouble !== null && <OrderTroubleAlert trouble={trouble} onReload={onReload} onRetry={onRetry} />}
          <Button
            ref={button}
            type="submit"
            size="large"
            isBlock
            isLoading={form.isSubmitting}
            loadingLabel={t('cart.cart.ordering')}
            aria-describedby={`${id}-barred`}
            className={css.orderButton}
            part="order"
          >
            {t('cart.cart.order-business')}
          </Button>
          <BarredNote id={`${id}-barred`} form={form} />
          <p className={css.hint}>{t('cart.cart.order-hint')}</p>
          <WidgetLink
            target={{ route: 'quotation-request', query: { from: 'cart' } }}
            className={buttonClass({ variant: 'secondary' })}
            part="request-quotation"
          >
            {t('cart.cart.request-quotation')}
          </WidgetLink>
        </div>
      </Card>
    </form>
  );
}

/** The reason why the order was not sent: an invalid quantity. */
function BarredNote({ id, form }: { readonly id: string; readonly form: FormState }) {
  const { t } = useCartMessages();
  const { fieldText } = useErrorText();
  const faulty = form.errors.filter(({ code }) => code === faultyField);
  return (
    <div id={id} role="alert" className={css.barred} part="order-barred">
      {faulty.length > 0 && <p>{t('cart.cart.not-ordered')}</p>}
      {faulty.map(({ path, code, params }) => (
        <p key={path}>{fieldText(code, params)}</p>
      ))}
    </div>
  );
}

function DetailFields({ form, error }: Pick<OrderFormViewProps, 'form' | 'error'>) {
  const { t } = useCartMessages();
  const base = useFirstMessages();
  const dates = useDateTexts();
  const optional = <span className={css.hint}>{t('cart.cart.optional')}</span>;
  return (
    <div className={css.fields}>
      {form.draft.isRestored && (
        <p className={css.draftNote} role="status">
          {base.t('base.form.draft-restored')}{' '}
          <button type="button" className={css.textButton} onClick={form.draft.discard}>
            {base.t('base.form.draft-discard')}
          </button>
        </p>
      )}
      <TextField
        name="reference"
        autoComplete="off"
        label={t('cart.cart.reference')}
        labelEnd={optional}
        description={t('cart.cart.reference-help')}
        error={error('reference')}
      />
      <TextField
        name="costCentre"
        autoComplete="off"
        label={t('cart.cart.cost-centre')}
        labelEnd={optional}
        error={error('costCentre')}
      />
      <DateField
        texts={dates}
        name="requestedDeliveryDate"
        label={t('cart.cart.requested-delivery-date')}
        labelEnd={optional}
        min={addDays(businessDay(), 1)}
        defaultValue={form.draft.initial('requestedDeliveryDate')}
        error={error('requestedDeliveryDate')}
      />
      <TextArea
        className={css.wholeRow}
        name="note"
        rows={2}
        label={t('cart.cart.order-note')}
        labelEnd={optional}
        error={error('note')}
      />
    </div>
  );
}
