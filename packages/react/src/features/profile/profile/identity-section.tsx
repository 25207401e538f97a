import type { PortalIdentity } from '@foyer/contract/profile/profile.schema';
import { useResource } from '../../../provider/use-resource.ts';
import { IdentityForm } from './identity-form.tsx';
import { Loaded } from './loaded.tsx';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';
import { Section } from './section.view.tsx';

/** The section with the user's name, phone number and e-mail address. */
export function IdentitySection() {
  const { t } = useProfileMessages();
  const identity = useResource('getPortalIdentity');
  return (
    <Section
      name="identity"
      title={t('profile.profile.identity.title')}
      text={t('profile.profile.identity.text')}
    >
      <Loaded read={identity} room={css.identityRoom}>
        {(data: PortalIdentity) => <IdentityForm identity={data} onSaved={identity.set} />}
      </Loaded>
    </Section>
  );
}
