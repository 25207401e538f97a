import type { DashboardUseCase } from '@foyer/contract/dashboard/dashboard.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import type { Icon } from '@foyer/ui/icon/create-icon.tsx';
import { CreditCardIcon, FormIcon, GaugeIcon } from '@foyer/ui/icon/icons.tsx';
import type { ReactNode } from 'react';
import { useFormat } from '../../../provider/use-format.ts';
import { LinkOrText } from '../../../widget/link-or-text.tsx';
import * as css from './dashboard.css.ts';
import { useDashboardMessages } from './dashboard.messages.ts';

const icons: Readonly<Record<string, Icon>> = {
  'mileage-status-report': GaugeIcon,
  'charging-card-loss': CreditCardIcon,
};

export interface RequestsProps {
  readonly requests: readonly DashboardUseCase[];
  readonly requestsFailure: ReactNode;
}

/** The requests somebody can make, what is due first. */
export function Requests({ requests, requestsFailure }: RequestsProps) {
  const { t } = useDashboardMessages();
  return (
    <section className={css.section} part="requests">
      <h2 className={css.heading}>{t('dashboard.dashboard.requests')}</h2>
      {requestsFailure ?? (
        <ul className={css.strip}>
          {requests.map((request) => (
            <Request key={`${request.kind} ${request.title}`} request={request} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Request({ request }: { readonly request: DashboardUseCase }) {
  const { t } = useDashboardMessages();
  const format = useFormat();
  const { kind, title, isDue, dueOn, openCount, lastSubmission } = request;
  const Drawn = icons[kind] ?? FormIcon;
  const last =
    lastSubmission && t('dashboard.dashboard.last', { date: format.date(lastSubmission.submittedAt) });
  const open = openCount > 0 && t('dashboard.dashboard.open', { count: openCount });
  const until = isDue && dueOn && t('dashboard.dashboard.due', { date: format.date(dueOn) });
  const about = [until, open || last].filter(Boolean).join(' · ');
  return (
    <Card as="li" padding="medium" isInteractive className={css.stripItem} part="request">
      <span className={css.mark} data-severity={isDue ? 'warning' : 'brand'}>
        <Drawn size={22} />
      </span>
      <div className={css.words}>
        <LinkOrText target={{ route: 'use-case', params: { id: kind } }} className={css.whole}>
          {title}
        </LinkOrText>
        {about && <span className={css.text}>{about}</span>}
      </div>
      {isDue && <Badge tone="warning">{t('dashboard.dashboard.is-due')}</Badge>}
    </Card>
  );
}
