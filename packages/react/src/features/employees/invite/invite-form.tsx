import { salutations } from '@foyer/contract/address';
import type { Employee, GrantableRole } from '@foyer/contract/employees/employees.schema';
import { languageName } from '@foyer/contract/language-name';
import { languages } from '@foyer/contract/languages';
import { Card } from '@foyer/ui/card/card.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useEffect, useState } from 'react';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/form-state.ts';
import { formValues } from '../../../form/form-values.ts';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale, useUserInfo } from '../../../provider/use-session.ts';
import { useKnownCompanies } from '../use-known-companies.ts';
import * as css from './invite.css.ts';
import { useInviteMessages } from './invite.messages.ts';
import { RoleMatrix } from './role-matrix.view.tsx';

export interface InviteFormProps {
  readonly roles: readonly GrantableRole[];
  readonly onSent: (employee: Employee) => void;
}

const loadSchema = () =>
  import('@foyer/contract/employees/employees.schema').then((module) => module.inviteUserSchema);

const readInvitation = (data: FormData) => {
  const { roles: _, ...fields } = formValues(data);
  return { ...fields, roles: data.getAll('roles') };
};

/** The invitation form: person, roles and text of the mail. */
export function InviteForm({ roles, onSent }: InviteFormProps) {
  const sdk = useSdk();
  const { t } = useInviteMessages();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const form = useForm({
    schema: loadSchema,
    read: readInvitation,
    draftKey: 'employees.invite',
    submit: (body, { idempotencyKey }) => sdk.call('inviteUser', { body, idempotencyKey }),
    onSuccess: onSent,
  });
  const { ref } = form;
  const look = () => {
    if (ref.current) setChosen(new FormData(ref.current).getAll('roles').map(String));
  };
  // a restored draft also has roles, and a discarded one has none
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision of the draft has other values
  useEffect(look, [form.draft.revision]);
  return (
    <Form form={form} className={css.form} aria-label={t('employees.invite.title')}>
      <Card title={t('employees.invite.person')}>
        <PersonFields form={form} />
      </Card>
      <Card title={t('employees.invite.roles')}>
        <RoleMatrix roles={roles} chosen={chosen} error={form.error('roles')} onChange={look} />
      </Card>
      <Card title={t('employees.invite.mail')}>
        <MailFields form={form} />
      </Card>
      <div className={css.actions}>
        <SubmitButton size="large" form={form} label={t('employees.invite.send')} />
      </div>
    </Form>
  );
}

function PersonFields({ form }: { readonly form: FormState }) {
  const { t } = useInviteMessages();
  const companies = useKnownCompanies();
  const { data: info } = useUserInfo();
  const { error, draft } = form;
  const optional = t('base.optional');
  return (
    <div className={css.fields}>
      <TextField
        className={css.whole}
        name="email"
        type="email"
        required
        autoComplete="off"
        label={t('employees.email')}
        error={error('email')}
      />
      <Select
        name="salutation"
        label={t('base.person.salutation')}
        defaultValue={draft.initial('salutation') ?? 'NO_SALUTATION'}
        options={salutations
          .filter((value) => value !== 'FAMILY' && value !== 'COMPANY')
          .map((value) => ({ value, label: t(`base.person.salutation.${value}`) }))}
        error={error('salutation')}
      />
      {companies.length > 1 ? (
        <Select
          name="companyId"
          label={t('employees.company')}
          defaultValue={draft.initial('companyId') ?? info?.company?.id ?? ''}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          error={error('companyId')}
        />
      ) : (
        <div />
      )}
      <TextField
        name="firstName"
        autoComplete="off"
        label={t('base.person.first-name')}
        labelEnd={optional}
        error={error('firstName')}
      />
      <TextField
        name="lastName"
        autoComplete="off"
        label={t('base.person.last-name')}
        labelEnd={optional}
        error={error('lastName')}
      />
    </div>
  );
}

function MailFields({ form: { error, draft } }: { readonly form: FormState }) {
  const { t } = useInviteMessages();
  const { code } = useLocale();
  return (
    <div className={css.fields}>
      <Select
        name="locale"
        label={t('base.person.language')}
        defaultValue={draft.initial('locale') ?? code}
        options={languages.map(({ locale }) => ({ value: locale, label: languageName(locale) }))}
        error={error('locale')}
      />
      <TextArea
        className={css.whole}
        name="message"
        rows={3}
        label={t('employees.invite.message')}
        labelEnd={t('base.optional')}
        description={t('employees.invite.message.help')}
        error={error('message')}
      />
    </div>
  );
}
