import type { DashboardUseCase } from '@foyer/contract/dashboard/dashboard.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { ChevronEndIcon } from '@foyer/ui/icon/icons.tsx';
import type { ReactNode } from 'react';
import { KindIcon } from '../../../domain/use-cases/kind-icon.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { LinkOrText } from '../../../widget/links/link-or-text.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './dashboard.css.ts';
import { useDashboardMessages } from './dashboard.messages.ts';

/** Number of requests shown here: one row in most windows. The heading links to the others. */
const shownHere = 4;

export interface RequestsProps {
  readonly requests: readonly DashboardUseCase[];
  readonly requestsFailure: ReactNode;
  /** Whether the host has a screen for all requests. */
  readonly hasAll: boolean;
}

/** The first requests that the user can make, in the server's order; all of them if the host has no screen for the others. */
export function Requests({ requests, requestsFailure, hasAll }: RequestsProps) {
  const { t } = useDashboardMessages();
  const isCut = requests.length > shownHere && hasAll;
  return (
    <section className={css.section} part="requests">
      <div className={css.headingRow}>
        <h2 className={css.heading}>{t('dashboard.dashboard.requests')}</h2>
        {isCut && (
          <WidgetLink
            target={{ route: 'use-cases' }}
            className={buttonClass({ variant: 'link', size: 'small' })}
          >
            {t('dashboard.dashboard.requests.all', { count: requests.length })}
            <ChevronEndIcon size={16} />
          </WidgetLink>
        )}
      </div>
      {requestsFailure ?? (
        <ul className={css.strip}>
          {(isCut ? requests.slice(0, shownHere) : requests).map((request) => (
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
  const last =
    lastSubmission && t('dashboard.dashboard.last', { date: format.date(lastSubmission.submittedAt) });
  const open = openCount > 0 && t('dashboard.dashboard.open', { count: openCount });
  const until = isDue && dueOn && t('dashboard.dashboard.due', { date: format.date(dueOn) });
  const about = [until, open || last].filter(Boolean).join(' · ');
  return (
    <Card as="li" padding="medium" isInteractive className={css.stripItem} part="request">
      <span className={css.mark} data-severity={isDue ? 'warning' : 'brand'}>
        <KindIcon kind={kind} />
      </span>
      <div className={css.words}>
        <LinkOrText target={{ route: 'use-case', params: { id: kind } }} className={css.whole}>
          {title}
        </LinkOrText>
        {about && <span className={css.text}>{about}</span>}
        {/* with a due date the text already says that it is due */}
        {isDue && !dueOn && (
          <span>
            <Badge tone="warning">{t('dashboard.dashboard.is-due')}</Badge>
          </span>
        )}
      </div>
    </Card>
  );
}
