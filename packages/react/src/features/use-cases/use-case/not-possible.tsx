import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { FormIcon } from '@foyer/ui/icon/icons.tsx';
import { useSession } from '../../../provider/use-session.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import type { ShowOverview } from '../use-case-form/show-overview.ts';
import { useUseCasesFeatureMessages } from '../use-cases-feature.messages.ts';
import type { Obstacle } from './obstacles.ts';

export interface NotPossibleProps {
  readonly obstacle: Obstacle;
  readonly hasOverview: boolean;
  readonly onOverview: ShowOverview | undefined;
}

/** The page of a request that is not possible: the reason, help for the user's mode, and a link onward. */
export function NotPossible({ obstacle, hasOverview, onOverview }: NotPossibleProps) {
  const { t } = useUseCasesFeatureMessages();
  const isBusiness = useSession().mode === 'b2b';
  const { title, count, text, submission } = obstacle;
  const help = t(isBusiness ? 'use-cases.obstacle.help.company' : 'use-cases.obstacle.help.service');
  const wayOn = submission && hasOverview && (
    <WidgetLink
      target={{ route: 'use-cases', query: { open: submission.id } }}
      {...(onOverview && { onLocal: () => onOverview(submission.id) })}
    >
      {t('use-cases.obstacle.submission', { number: submission.number })}
    </WidgetLink>
  );
  return (
    <EmptyState icon={<FormIcon size={24} />} title={t(title, { count })} {...(wayOn && { actions: wayOn })}>
      {text === null ? help : t(text)}
    </EmptyState>
  );
}
