import { type PortalIdentity, updatePortalIdentitySchema } from '@foyer/contract/profile/profile.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useState } from 'react';
import { Form } from '../../../form/form.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { IdentityFacts } from './identity-facts.view.tsx';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';

/** How a person is addressed; the others are for addresses. */
const personal = ['MR', 'MRS', 'NO_SALUTATION'] as const;

export interface IdentityFormProps {
  readonly identity: PortalIdentity;
  readonly onSaved: (identity: PortalIdentity) => void;
}

/** Name and phone. An empty phone is none. */
export function IdentityForm({ identity, onSaved }: IdentityFormProps) {
  const { t, find } = useProfileMessages();
  const call = useCall();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    schema: updatePortalIdentitySchema,
    draftKey: 'profile.identity',
    read: Object.fromEntries,
    submit: (body) => call('updatePortalIdentity', { body }),
    onSuccess: (value) => {
      onSaved(value);
      setSaved(true);
    },
  });
  const { error } = form;
  return (
    <Form form={form} aria-label={t('profile.profile.identity.title')}>
      <div className={css.body} onInput={() => setSaved(false)}>
        <IdentityFacts identity={identity} />
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
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={identity.phone ?? ''}
            label={t('profile.profile.identity.phone')}
            labelEnd={t('base.address.optional')}
            error={error('phone')}
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
        </div>
        <div className={css.foot}>
          <Button
            type="submit"
            isLoading={form.isSubmitting}
            loadingLabel={t('profile.profile.saving')}
            part="submit"
          >
            {t('profile.profile.save')}
          </Button>
          <span className={css.said} role="status">
            {isSaved && t('profile.profile.saved')}
          </span>
        </div>
      </div>
    </Form>
  );
}
