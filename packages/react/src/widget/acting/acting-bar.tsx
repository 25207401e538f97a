import { Button } from '@foyer/ui/button/button.tsx';
import { useEffect, useState } from 'react';
import { useTextsReady } from '../../i18n/use-texts-ready.ts';
import { useSdk } from '../../provider/foyer-context.ts';
import { useFormat } from '../../provider/use-format.ts';
import { useUserInfo } from '../../provider/use-session.ts';
import { useNavigate } from '../widget-context.ts';
import { actingMessages, useActingMessages } from './acting.messages.ts';
import * as css from './acting-bar.css.ts';

/** Milliseconds between two updates of the remaining time. */
const TICK = 15_000;

/** Returns the remaining minutes until an instant of this machine's clock, rounded up, at least 1; null if there is no instant. */
function useMinutesLeft(endsAt: string | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  // the instant may have arrived after the last tick
  const left = endsAt === null ? null : Date.parse(endsAt) - Math.max(now, Date.now() - TICK);
  return left === null ? null : Math.max(1, Math.ceil(left / 60_000));
}

export interface ActingNoticeProps {
  readonly onEnded?: () => void;
}

/** Notice of an impersonation: the persons involved, the remaining time, the actions that are refused, and a button that ends it. */
export function ActingNotice({ onEnded }: ActingNoticeProps) {
  const { t } = useActingMessages();
  const { session, href } = useSdk();
  const navigate = useNavigate();
  const format = useFormat();
  const { data } = useUserInfo();
  const isReady = useTextsReady(actingMessages);
  const minutes = useMinutesLeft(data?.actor?.endsAt ?? null);
  if (!isReady || data?.actor?.kind !== 'impersonation') return null;
  const { user, company, actor } = data;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const end = () => {
    session.leaveCompany();
    onEnded?.();
    if (href({ route: 'select-account' }) !== null) navigate({ route: 'select-account' });
  };
  return (
    <div className={css.content}>
      <div className={css.words}>
        <p className={css.who} role="status">
          {t('base.acting.who', { actor: actor.name, name, company: company?.name ?? '' })}
        </p>
        {minutes !== null && actor.endsAt && (
          <p>{t('base.acting.until', { minutes, until: format.dateTime(actor.endsAt) })}</p>
        )}
        <p className={css.small}>{t('base.acting.refused')}</p>
      </div>
      <Button size="small" variant="secondary" onClick={end}>
        {t('base.acting.end')}
      </Button>
    </div>
  );
}

/** Notice of an impersonation above a widget. */
export function ActingBar() {
  return (
    <div className={css.bar} part="acting">
      <ActingNotice />
    </div>
  );
}
