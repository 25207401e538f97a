import { type ReactNode, useId } from 'react';
import { CloseIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../style/class-names.ts';
import { OverlayRoot } from '../style/overlay-root.tsx';
import * as css from './dialog.css.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Escape, a click beside the dialog, or the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Name of the close button; without it there is none. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  readonly actions?: ReactNode;
  /** Width of at most 512 px or 800 px; `page` fills the available space, on a phone the whole screen. @default 'medium' */
  readonly size?: keyof typeof css.sizes;
  /** An answer is required: Escape and clicks beside the dialog do nothing. */
  readonly isRequired?: boolean;
  /** Role; `alertdialog` for interruptions. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A modal dialog. The element marked `data-autofocus` gets the focus, else the title. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { onClose, title, closeLabel, children, actions, size = 'medium', isRequired = false, role } = props;
  const id = useId();
  const modal = useModal({ isOpen: true, onClose, isRequired });
  return (
    <dialog
      {...modal}
      role={role}
      className={classNames(css.modal, css.dialog, css.sizes[size])}
      aria-labelledby={id}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      part="dialog"
    >
      <OverlayRoot>
        <div className={css.header}>
          <h2 className={css.title} id={id} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel !== undefined && !isRequired && (
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} tooltip={null} />
          )}
        </div>
        <div className={classNames(css.body, actions === undefined && css.last)} id={`${id}-text`}>
          {children}
        </div>
        {actions !== undefined && <div className={css.footer}>{actions}</div>}
      </OverlayRoot>
    </dialog>
  );
}
