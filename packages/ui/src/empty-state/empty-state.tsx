import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import type { ShownState } from '../style/ui-context.ts';
import { useShownState } from '../style/use-shown-state.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  /** An icon, 24 px or so. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
  /** 1 where it is all that a page says. @default 2 */
  readonly headingLevel?: 1 | 2 | 3 | 4;
  /** What the widget then says of itself; null where it is about something else than its data. @default 'empty' */
  readonly state?: ShownState | null;
}

/** Says that there is nothing, why, and what to do. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, children, actions, headingLevel = 2, state = 'empty' } = props;
  useShownState(state);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.state} part="empty-state">
      {icon !== undefined && (
        <span className={classNames(css.picture, css.pictureTones.neutral)}>{icon}</span>
      )}
      <Heading className={headingLevel === 1 ? css.pageTitle : css.title}>{title}</Heading>
      {children !== undefined && <div className={css.text}>{children}</div>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
