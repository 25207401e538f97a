import { Button } from '@foyer/ui/button/button.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense, useState } from 'react';
import { useResource } from '../../../provider/use-resource.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import * as css from './demand.css.ts';
import { useDemandMessages } from './demand.messages.ts';
import type { DemandDialogProps } from './demand-dialog.tsx';

const DemandDialog = lazyView<DemandDialogProps>(
  async () => (await import('./demand-dialog.tsx')).DemandDialog,
);

/** Whether the company demands a second factor, for users who may decide it. Renders nothing if the server lacks the feature or fails. */
export function Demand() {
  const { t } = useDemandMessages();
  const { data, error } = useResource('getSecondFactorDemand');
  const { data: info } = useUserInfo();
  const [isAsking, setAsking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  if (!data) return error ? null : <div className={css.strip} aria-hidden="true" />;
  const { isDemanded, people } = data;
  return (
    <div className={css.strip} part="demand">
      <span className={css.state}>
        {t(isDemanded ? 'employees.demand.on' : 'employees.demand.off')}{' '}
        {t('employees.demand.people', people)}
      </span>
      {info?.actor?.kind !== 'impersonation' && (
        <Button variant="link" onClick={() => setAsking(true)}>
          {t(isDemanded ? 'employees.demand.release' : 'employees.demand.demand')}
        </Button>
      )}
      <span role="status">{announcement}</span>
      <Suspense>
        {isAsking && (
          <DemandDialog
            demand={data}
            username={info?.user.email ?? ''}
            onClose={() => setAsking(false)}
            onDone={(now) => {
              setAsking(false);
              setAnnouncement(t(now ? 'employees.demand.done.on' : 'employees.demand.done.off'));
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
