import { Button } from '@foyer/ui/button/button.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense, useState } from 'react';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import * as css from '../demand/demand.css.ts';
import { useDelegationMessages } from './delegation.messages.ts';
import type { DelegationDialogProps } from './delegation-dialog.tsx';

const DelegationDialog = lazyView<DelegationDialogProps>(
  async () => (await import('./delegation-dialog.tsx')).DelegationDialog,
);

/** The roles that managers of employees may grant, for users who may decide it. Renders nothing if the server lacks the feature or fails. */
export function RoleDelegation() {
  const messages = useDelegationMessages();
  const { t } = messages;
  const { data, error, set } = useResource('getRoleDelegation');
  const { data: info } = useUserInfo();
  const [isAsking, setAsking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  if (!data) return error ? null : <div className={css.strip} aria-hidden="true" />;
  const names = data.released.map((role) => textOfValue(messages, `employees.role.${role}`));
  return (
    <div className={css.strip} part="delegation">
      <span className={css.state}>
        {names.length > 0
          ? t('employees.delegation.some', { roles: names.join(', ') })
          : t('employees.delegation.none')}
      </span>
      {info?.actor?.kind !== 'impersonation' && (
        <Button variant="link" onClick={() => setAsking(true)}>
          {t('employees.delegation.change')}
        </Button>
      )}
      <span role="status">{announcement}</span>
      <Suspense>
        {isAsking && (
          <DelegationDialog
            delegation={data}
            onClose={() => setAsking(false)}
            onDone={(now) => {
              set(now);
              setAsking(false);
              setAnnouncement(t('employees.delegation.done'));
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
