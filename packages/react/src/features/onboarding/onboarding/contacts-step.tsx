import {
  contactTopics,
  type ExtendedOnboarding,
  updateExtendedOnboardingSchema,
} from '@foyer/contract/onboarding/extended-onboarding.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useState } from 'react';
import type { FormState } from '../../../form/form-state.ts';
import * as css from './onboarding.css.ts';
import { useOnboardingMessages } from './onboarding.messages.ts';
import { readContacts } from './read-contacts.ts';
import { StepForm } from './step-form.tsx';
import type { StepFormProps } from './steps.tsx';
import { useSaveCompanyStep } from './use-save-company-step.ts';

type Contact = ExtendedOnboarding['contacts'][number];
/** Limit of the contract. */
const mostContacts = 10;

/** The step that asks for a company's contact persons, each with a topic. */
export function ContactsStep({ slot, onboarding, onAnswer, reload }: StepFormProps<ExtendedOnboarding>) {
  const save = useSaveCompanyStep();
  return (
    <StepForm
      slot={slot}
      onAnswer={onAnswer}
      reload={reload}
      save={save}
      schema={updateExtendedOnboardingSchema}
      read={(data) => ({ contacts: readContacts(data) })}
    >
      {(form) => <ContactRows form={form} known={onboarding.contacts} />}
    </StepForm>
  );
}

/** The rows of contacts; adding or removing a row keeps the values typed into the other rows. */
function ContactRows({ form, known }: { readonly form: FormState; readonly known: readonly Contact[] }) {
  const { t } = useOnboardingMessages();
  const [rows, setRows] = useState<readonly number[]>(() =>
    known.length > 0 ? known.map((_, at) => at) : [0],
  );
  const add = () => setRows([...rows, Math.max(...rows) + 1]);
  return (
    <div className={css.fields}>
      {rows.map((row, at) => (
        <fieldset key={row} className={css.contact} part="contact">
          <legend className={css.groupTitle}>{t('onboarding.onboarding.contact', { number: at + 1 })}</legend>
          <ContactFields form={form} prefix={`contacts.${at}.`} known={known[row]} />
          {rows.length > 1 && (
            <div>
              <Button
                variant="ghost"
                size="small"
                aria-label={t('onboarding.onboarding.contact.remove.of', { number: at + 1 })}
                onClick={() => setRows(rows.filter((one) => one !== row))}
              >
                {t('onboarding.onboarding.contact.remove')}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {rows.length < mostContacts && (
        <div>
          <Button variant="secondary" size="small" onClick={add}>
            {t('onboarding.onboarding.contact.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ContactFieldsProps {
  readonly form: FormState;
  readonly prefix: string;
  readonly known: Contact | undefined;
}

function ContactFields({ form: { error }, prefix, known }: ContactFieldsProps) {
  const { t } = useOnboardingMessages();
  const field = (name: keyof Contact) => ({
    name: `${prefix}${name}`,
    error: error(`${prefix}${name}`),
    defaultValue: known?.[name] ?? undefined,
  });
  return (
    <div className={css.twoColumns}>
      <Select
        {...field('topic')}
        required
        placeholder={t('base.choose')}
        defaultValue={known?.topic ?? ''}
        label={t('onboarding.onboarding.topic')}
        options={contactTopics.map((value) => ({ value, label: t(`onboarding.onboarding.topic.${value}`) }))}
      />
      <TextField {...field('name')} required autoComplete="off" label={t('onboarding.onboarding.name')} />
      <TextField
        {...field('email')}
        type="email"
        required
        autoComplete="off"
        label={t('onboarding.onboarding.email')}
      />
      <TextField
        {...field('phone')}
        type="tel"
        autoComplete="off"
        label={t('onboarding.onboarding.phone')}
        labelEnd={t('base.address.optional')}
      />
    </div>
  );
}
