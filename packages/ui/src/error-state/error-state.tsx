import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import {
  actions,
  picture,
  pictureTones,
  reference,
  state,
  text,
  title as titleClass,
} from '../empty-state/empty-state.css.ts';
import { RefreshIcon, WarningIcon } from '../icon/icons.tsx';
import { classNames } from '../style/class-names.ts';
import { useShownState } from '../style/use-shown-state.ts';

export interface ErrorStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Called by the retry button; needs `retryLabel`, its name. Without both there is no button. */
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  /** Small reference for support, such as "Vorgang 7f3a…". */
  readonly reference?: ReactNode;
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | 4;
}

/** Error message with a retry button and the reference of the request. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retryLabel, isRetrying = false, headingLevel = 2 } = props;
  useShownState('error');
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={state} role="alert" part="error-state">
      <span className={classNames(picture, pictureTones.danger)}>
        <WarningIcon size={24} />
      </span>
      <Heading className={titleClass}>{title}</Heading>
      {children !== undefined && <div className={text}>{children}</div>}
      {onRetry !== undefined && retryLabel !== undefined && (
        <div className={actions}>
          <Button
            variant="secondary"
            icon={<RefreshIcon size={18} />}
            isLoading={isRetrying}
            onClick={onRetry}
          >
            {retryLabel}
          </Button>
        </div>
      )}
      {props.reference !== undefined && <div className={reference}>{props.reference}</div>}
    </div>
  );
}
