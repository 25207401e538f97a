import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  /** An icon, 24 px or so. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
  /** @default 2 */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

/** Says that there is nothing, why, and what to do. */
export function EmptyState({ icon, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.state} part="empty-state">
      {icon !== undefined && (
        <span className={classNames(css.picture, css.pictureTones.neutral)}>{icon}</span>
      )}
      <Heading className={css.title}>{title}</Heading>
      {children !== undefined && <div className={css.text}>{children}</div>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
