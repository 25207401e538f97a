import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import type { ShownState } from '../style/ui-context.ts';
import { useShownState } from '../style/use-shown-state.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  /** Icon of about 24 px. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links with possible actions. */
  readonly actions?: ReactNode;
  /** Heading level; 1 for a page without other content. @default 2 */
  readonly headingLevel?: 1 | 2 | 3 | 4;
  /** State that the widget exposes by `:state()`; null if the message does not concern its data. @default 'empty' */
  readonly state?: ShownState | null;
}

/** Message that there is nothing to show, with a reason and possible actions. */
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
