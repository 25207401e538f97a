import type { ReactNode } from 'react';
import type { Icon } from '../icon/create-icon.tsx';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../style/class-names.ts';
import * as css from './alert.css.ts';

/** Severity of a message. */
export type AlertTone = keyof typeof css.tones;

/** The icon of each tone. */
const toneIcons: Readonly<Record<AlertTone, Icon>> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: AlertIcon,
};

export interface AlertProps {
  /** @default 'info' */
  readonly tone?: AlertTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Called by the close button; needs `closeLabel`, its name. Without both there is no button. */
  readonly onClose?: () => void;
  readonly closeLabel?: string;
  /** Draws a strip from edge to edge instead of a box. */
  readonly isBanner?: boolean;
  /** Whether screen readers announce the message when it appears. @default true */
  readonly isLive?: boolean;
}

/** A message in the page. `danger` interrupts a screen reader, the others wait for a pause. */
export function Alert(props: AlertProps) {
  const { tone = 'info', title, children, actions, onClose, closeLabel, isBanner, isLive = true } = props;
  const ToneIcon = toneIcons[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      className={classNames(css.alert, css.tones[tone], isBanner && css.banner)}
      role={isLive ? role : undefined}
      part="alert"
      data-tone={tone}
    >
      <ToneIcon className={css.icon} />
      <div className={css.text}>
        {title !== undefined && <div className={css.title}>{title}</div>}
        {children}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {onClose !== undefined && closeLabel !== undefined && (
        <span className={css.close}>
          <IconButton
            label={closeLabel}
            size="small"
            icon={<CloseIcon size={18} />}
            onClick={onClose}
            tooltip={null}
          />
        </span>
      )}
    </div>
  );
}
