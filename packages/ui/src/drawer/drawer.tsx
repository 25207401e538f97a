import { type ReactNode, useId } from 'react';
import { body, footer, header, modal as modalClass, title as titleClass } from '../dialog/dialog.css.ts';
import { useModal } from '../dialog/use-modal.ts';
import { CloseIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../style/class-names.ts';
import { OverlayRoot } from '../style/overlay-root.tsx';
import { dark, drawer, sides } from './drawer.css.ts';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** @default 'end' */
  readonly side?: keyof typeof sides;
  /** Uses the dark style of the side bar. */
  readonly isSidebar?: boolean;
  /** Draws the drawer in advance and keeps it while it is closed, so that opening only shows it. @default false */
  readonly isReady?: boolean;
}

/** A modal panel at one side. */
export function Drawer({ isReady = false, ...rest }: DrawerProps) {
  return rest.isOpen || isReady ? <DrawerPanel {...rest} /> : null;
}

function DrawerPanel(props: Omit<DrawerProps, 'isReady'>) {
  const { isOpen, onClose, title, closeLabel, children, actions, side = 'end', isSidebar } = props;
  const id = useId();
  const modal = useModal({ isOpen, onClose, isRequired: false });
  return (
    <dialog
      {...modal}
      className={classNames(modalClass, drawer, sides[side], isSidebar && dark)}
      aria-labelledby={id}
      part="drawer"
    >
      <OverlayRoot>
        <div className={header}>
          <h2 className={titleClass} id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} tooltip={null} />
        </div>
        <div className={body}>{children}</div>
        {actions !== undefined && <div className={footer}>{actions}</div>}
      </OverlayRoot>
    </dialog>
  );
}
