import type { PortalIdentity } from '@foyer/contract/profile/profile.schema';
import { useState } from 'react';
import { Form } from '../../../form/form.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { IdentityFacts } from './identity-facts.view.tsx';
import { IdentityFields } from './identity-fields.view.tsx';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';

const loadSchema = () =>
  import('@foyer/contract/profile/profile.schema').then((module) => module.updatePortalIdentitySchema);

export interface IdentityFormProps {
  readonly identity: PortalIdentity;
  readonly onSaved: (identity: PortalIdentity) => void;
}

/** The form for name and phone number. An empty phone field removes the number. */
export function IdentityForm({ identity, onSaved }: IdentityFormProps) {
  const { t } = useProfileMessages();
  const call = useCall();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    schema: loadSchema,
    draftKey: 'profile.identity',
    read: Object.fromEntries,
    submit: (body) => call('updatePortalIdentity', { body }),
    onSuccess: (value) => {
      onSaved(value);
      setSaved(true);
    },
  });
  return (
    <Form form={form} aria-label={t('profile.profile.identity.title')}>
      <div className={css.body} onInput={() => setSaved(false)}>
        <IdentityFacts identity={identity} />
        <IdentityFields identity={identity} error={form.error} />
        <div className={css.foot}>
          <SubmitButton
            form={form}
            label={t('profile.profile.save')}
            busyLabel={t('profile.profile.saving')}
          />
          <span className={css.status} role="status">
            {isSaved && t('profile.profile.saved')}
          </span>
        </div>
      </div>
    </Form>
  );
}
