import { Card, type Icon, Skeleton, SkeletonGroup } from '@foyer/react/ui';
import type { ReactNode } from 'react';
import { usePortalMessages } from '../../portal.messages.ts';

export interface DueCardProps {
  readonly icon: Icon;
  readonly title: string;
  /** What is so; undefined while it is on its way. */
  readonly headline: string | undefined;
  readonly detail?: string;
  /** Why what was done about it did not arrive; stands instead of the detail. */
  readonly failure?: string | undefined;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** One thing that matters now, in a card whose size does not depend on it. */
export function DueCard({ icon: CardIcon, title, headline, detail, failure, action }: DueCardProps) {
  const { t } = usePortalMessages();
  return (
    <Card as="li" padding="medium" className="due">
      <h2 className="due-title">
        <span className="due-icon">
          <CardIcon />
        </span>
        {title}
      </h2>
      {headline === undefined ? (
        <SkeletonGroup label={t('portal.loading')} className="due-words">
          <Skeleton shape="text" width="70%" />
          <Skeleton shape="text" width="90%" />
        </SkeletonGroup>
      ) : (
        <div className="due-words">
          <p className="due-headline">{headline}</p>
          {failure === undefined ? (
            <p className="due-detail">{detail}</p>
          ) : (
            <p className="due-failure" role="alert">
              {failure}
            </p>
          )}
        </div>
      )}
      <div className="due-action">{action}</div>
    </Card>
  );
}
