import type { PortalIdentity } from '@foyer/contract/profile/profile.schema';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';

/** The facts of the account that cannot be changed here. */
export function IdentityFacts({ identity }: { readonly identity: PortalIdentity }) {
  const { t } = useProfileMessages();
  const format = useFormat();
  const facts = [
    [t('profile.profile.identity.email'), identity.email],
    [
      t('profile.profile.identity.last-login'),
      identity.lastLoginAt ? format.dateTime(identity.lastLoginAt) : '–',
    ],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
