import type { Employee, GrantableRole } from '@foyer/contract/employees/employees.schema';
import { roles as allRoles, type Role } from '@foyer/contract/roles';
import { Button } from '@foyer/ui/button/button.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useState } from 'react';
import { Form, usePlainForm } from '../../../form/form.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { RoleMatrix } from '../invite/role-matrix.view.tsx';
import { useKnownCompanies } from '../use-known-companies.ts';
import * as css from './edit.css.ts';
import { useEditMessages } from './edit.messages.ts';
import { changedFields, type EditFields, fieldsOf } from './edit-fields.ts';

const MenuPreview = lazyWithTexts(
  () => import('./menu-preview.tsx').then((module) => module.MenuPreview),
  () => import('../../../screens/screen-titles.messages.ts').then((module) => module.screenTitles),
);

export interface EditFormProps {
  readonly employee: Employee;
  /** Values at first: those of the person, or what was typed before another user changed them. */
  readonly start: EditFields;
  readonly roles: readonly GrantableRole[];
  /** Called with the current person and the typed fields when another user was faster. */
  readonly onOvertaken: (now: Employee, typed: EditFields) => void;
  readonly onDone: (employee: Employee) => void;
  readonly onClose: () => void;
}

const loadSchema = () =>
  import('@foyer/contract/employees/employees.schema').then((module) => module.updateUserSchema);

/** Returns the chosen roles. Roles that the user may not grant stay as they are; their boxes are disabled and so not in the form's data. */
function readRoles(data: FormData, { roles: held }: EditFields, offered: readonly GrantableRole[]): Role[] {
  const free = offered.filter(({ isGrantable }) => isGrantable).map(({ role }) => role);
  const chosen = data.getAll('roles');
  return allRoles.filter((role) => (free.includes(role) ? chosen.includes(role) : held.includes(role)));
}

const readFields = (data: FormData, seen: EditFields, offered: readonly GrantableRole[]): EditFields => ({
  firstName: String(data.get('firstName') ?? ''),
  lastName: String(data.get('lastName') ?? ''),
  companyId: String(data.get('companyId') ?? seen.companyId),
  roles: readRoles(data, seen, offered),
});

/** The form of an edit: name, company, roles, and the menu that the person will see. */
export function EditForm({ employee, start, roles, onOvertaken, onDone, onClose }: EditFormProps) {
  const { t } = useEditMessages();
  const sdk = useSdk();
  const seen = fieldsOf(employee);
  const companies = useKnownCompanies([employee.company]);
  const [chosen, setChosen] = useState<readonly Role[]>(start.roles);
  const params = { id: employee.userId };
  const form = usePlainForm({
    schema: loadSchema,
    read: (data) => ({
      version: employee.version,
      ...changedFields(seen, readFields(data, seen, roles)),
    }),
    submit: async (body, { idempotencyKey }) => {
      const { current: element } = form.ref;
      const typed = readFields(new FormData(element ?? undefined), seen, roles);
      const answer = await sdk.call('updateUser', { params, body, idempotencyKey });
      if (answer.ok || answer.error.code !== 'employee_changed') return answer;
      const now = await sdk.call('getUser', { params });
      if (now.ok) onOvertaken(now.value, typed);
      return answer;
    },
    onSuccess: onDone,
  });
  const look = () => {
    if (form.ref.current) setChosen(readRoles(new FormData(form.ref.current), seen, roles));
  };
  const { error } = form;
  return (
    <Form form={form} className={css.form} aria-label={t('employees.edit.form')}>
      <div className={css.fields}>
        <TextField
          name="firstName"
          autoComplete="off"
          label={t('base.person.first-name')}
          defaultValue={start.firstName}
          error={error('firstName')}
        />
        <TextField
          name="lastName"
          autoComplete="off"
          label={t('base.person.last-name')}
          defaultValue={start.lastName}
          error={error('lastName')}
        />
        {companies.length > 1 && (
          <Select
            className={css.whole}
            name="companyId"
            label={t('employees.company')}
            description={t('employees.edit.company.help')}
            defaultValue={start.companyId}
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
            error={error('companyId')}
          />
        )}
      </div>
      <RoleMatrix roles={roles} chosen={chosen} held={start.roles} error={error('roles')} onChange={look} />
      <MenuPreview roles={chosen} />
      <p className={css.effect}>
        {t(`employees.edit.effect.${employee.status === 'active' ? 'active' : 'other'}`)}
      </p>
      <div className={css.ends}>
        <Button variant="secondary" onClick={onClose}>
          {t('base.cancel')}
        </Button>
        <SubmitButton form={form} label={t('employees.edit.save')} part="confirm" />
      </div>
    </Form>
  );
}
