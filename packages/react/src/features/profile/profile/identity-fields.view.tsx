import type { PortalIdentity } from '@foyer/contract/profile/profile.schema';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import type { FormState } from '../../../form/form-state.ts';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';

/** Salutations of a person; the other ones are for addresses only. */
const personal = ['MR', 'MRS', 'NO_SALUTATION'] as const;

export interface IdentityFieldsProps extends Pick<FormState, 'error'> {
  readonly identity: PortalIdentity;
}

/** The fields for name and phone number. */
export function IdentityFields({ identity, error }: IdentityFieldsProps) {
  const { t, find } = useProfileMessages();
  return (
    <div className={css.fields}>
      <Select
        name="salutation"
        defaultValue={identity.salutation}
        label={t('base.address.salutation')}
        options={[...new Set([...personal, identity.salutation])].map((value) => ({
          value,
          label: find(`base.address.salutation.${value}`, t('base.address.salutation.NO_SALUTATION')),
        }))}
        error={error('salutation')}
      />
      <TextField
        name="firstName"
        required
        autoComplete="given-name"
        defaultValue={identity.firstName}
        label={t('base.address.first-name')}
        error={error('firstName')}
      />
      <TextField
        name="lastName"
        required
        autoComplete="family-name"
        defaultValue={identity.lastName}
        label={t('base.address.last-name')}
        error={error('lastName')}
      />
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={identity.phone ?? ''}
        label={t('profile.profile.identity.phone')}
        labelEnd={t('base.address.optional')}
        error={error('phone')}
      />
    </div>
  );
}
