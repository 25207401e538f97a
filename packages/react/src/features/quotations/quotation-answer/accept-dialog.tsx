import { Button } from '@foyer/ui/button/button.tsx';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/form-state.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useEnvironment } from '../../../provider/use-environment.ts';
import { useMediaUrl } from '../../../provider/use-media-url.ts';
import { AcceptAddress } from './accept-address.tsx';
import { AcceptSummary } from './accept-summary.view.tsx';
import { AnswerButtons } from './answer-buttons.view.tsx';
import { Changes } from './changes.view.tsx';
import * as css from './quotation-answer.css.ts';
import { useQuotationAnswerMessages } from './quotation-answer.messages.ts';
import { type AnswerProps, useAnswerForm } from './use-answer-form.ts';

/** The articles, price, delivery address and payment terms of the order, and the button that places the binding order. */
export function AcceptDialog(props: AnswerProps) {
  const { t } = useQuotationAnswerMessages();
  const { form, seen, changes, isPossible } = useAnswerForm(props);
  return (
    <Dialog
      isOpen
      size="large"
      onClose={props.onClose}
      title={t('quotations.quotation-answer.accept.title', { number: seen.number })}
      closeLabel={t('base.close')}
      actions={
        <AnswerButtons {...props} quotation={seen}>
          {isPossible && (
            <Button
              isLoading={form.isSubmitting}
              loadingLabel={t('quotations.quotation-answer.accept.sending')}
              onClick={form.requestSubmit}
              part="order"
            >
              {t('quotations.quotation-answer.accept.send')}
            </Button>
          )}
        </AnswerButtons>
      }
    >
      <Form form={form} aria-label={t('quotations.quotation-answer.accept.title', { number: seen.number })}>
        <Changes changes={changes} />
        <AcceptSummary quotation={seen} />
        <AcceptAddress address={seen.deliveryAddress} error={form.error('deliveryAddressId')} />
        <AcceptFields form={form} reference={seen.reference} />
      </Form>
    </Dialog>
  );
}

function AcceptFields({ form, reference }: { readonly form: FormState; readonly reference: string | null }) {
  const { t } = useQuotationAnswerMessages();
  const termsUrl = useMediaUrl()(useEnvironment()?.termsUrl);
  return (
    <>
      <TextField
        name="reference"
        autoComplete="off"
        defaultValue={form.draft.initial('reference') ?? reference ?? ''}
        label={t('quotations.quotation-answer.reference')}
        labelEnd={t('base.optional')}
        error={form.error('reference')}
      />
      <div className={css.terms}>
        <Checkbox
          name="acceptTerms"
          value="true"
          required
          label={t('quotations.quotation-answer.accept-terms')}
          error={form.error('acceptTerms') && t('quotations.quotation-answer.accept-terms-required')}
        />
        {termsUrl !== null && (
          <a className={page.link} href={termsUrl} target="_blank" rel="noopener" part="terms">
            {t('quotations.quotation-answer.read-terms')}
          </a>
        )}
        <p className={page.small}>{t('quotations.quotation-answer.accept.hint')}</p>
      </div>
    </>
  );
}
