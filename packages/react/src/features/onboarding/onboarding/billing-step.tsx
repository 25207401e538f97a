import type { ExtendedOnboarding } from '@foyer/contract/onboarding/extended-onboarding.schema';
import {
  invoiceFormats,
  updateExtendedOnboardingSchema,
} from '@foyer/contract/onboarding/extended-onboarding.schema';
import { RadioGroup } from '@foyer/ui/radio-group/radio-group.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { AddressFields } from '../../../domain/address/address-fields.tsx';
import { readAddress } from '../../../domain/address/read-address.ts';
import { formValues } from '../../../form/form-values.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { StepForm } from './step-form.tsx';
import type { StepFormProps } from './steps.tsx';
import { useSaveCompanyStep } from './use-save-company-step.ts';
import { readYesNo, YesNo } from './yes-no.tsx';

function readBilling(data: FormData) {
  const { invoiceEmail, invoiceFormat } = formValues(data);
  return {
    invoiceEmail,
    invoiceFormat,
    isPurchaseOrderRequired: readYesNo(data, 'isPurchaseOrderRequired'),
    invoiceAddress: readAddress(data, 'invoiceAddress.'),
  };
}

/** The step that asks for the format, e-mail address and postal address of a company's invoices. */
export function BillingStep({ slot, onboarding, onAnswer, reload }: StepFormProps<ExtendedOnboarding>) {
  const { t } = useOnboardingMessages();
  const save = useSaveCompanyStep();
  const company = useUserInfo().data?.company?.name ?? null;
  const known = onboarding.billing;
  return (
    <StepForm
      slot={slot}
      onAnswer={onAnswer}
      reload={reload}
      save={save}
      schema={updateExtendedOnboardingSchema}
      read={readBilling}
    >
      {(form) => (
        <div className={css.fields}>
          <TextField
            name="invoiceEmail"
            type="email"
            required
            autoComplete="email"
            defaultValue={known?.invoiceEmail}
            label={t('onboarding.onboarding.invoice-email')}
            error={form.error('invoiceEmail')}
          />
          <RadioGroup
            name="invoiceFormat"
            label={t('onboarding.onboarding.invoice-format')}
            required
            error={form.error('invoiceFormat')}
            {...(known && { defaultValue: known.invoiceFormat })}
            options={invoiceFormats.map((value) => ({
              value,
              label: t(`onboarding.onboarding.invoice-format.${value}`),
            }))}
          />
          <YesNo
            name="isPurchaseOrderRequired"
            label={t('onboarding.onboarding.is-purchase-order-required')}
            known={known?.isPurchaseOrderRequired}
            error={form.error('isPurchaseOrderRequired')}
          />
          <h3 className={css.groupTitle}>{t('onboarding.onboarding.invoice-address')}</h3>
          <AddressFields
            form={form}
            prefix="invoiceAddress."
            known={known?.invoiceAddress ?? { company, salutation: 'COMPANY' }}
          />
        </div>
      )}
    </StepForm>
  );
}
