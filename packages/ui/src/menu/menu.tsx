import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from '../button/button.tsx';
import { ErrorBoundary } from '../late/error-boundary.tsx';
import { lazyView } from '../late/lazy-view.tsx';

const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazyView(async () => (await loadPopup()).MenuPopup);

/** One entry of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Said of any entry, the menu is a choice of one. */
  readonly isSelected?: boolean;
  /** A line above it. */
  readonly hasSeparator?: boolean;
}

export interface MenuProps extends Omit<ButtonProps, 'onClick' | 'ref'> {
  /** The name of the menu, and of the button where it is only an icon. */
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly onAction?: (id: string) => void;
}

/** Enter too: on the click that follows it, react-aria takes the user for a screen reader and focuses no entry. */
const opening = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** Stays closed where it could not be loaded; the next press asks again. */
const nothing = () => null;

/** A button with a menu. What draws the menu is loaded when the button is pointed at, focused or pressed. */
export function Menu({ label, items, onAction, children, variant = 'secondary', ...rest }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const press = (event: KeyboardEvent) => {
    if (!opening.includes(event.key) || open !== null) return;
    event.preventDefault();
    setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  // At once, so that the key that closed it, Tab, goes on from the button.
  const close = () => {
    flushSync(() => setOpen(null));
    trigger.current?.focus();
  };
  const preload = () => {
    loadPopup().catch(() => undefined);
  };
  return (
    <>
      <Button
        {...rest}
        ref={trigger}
        variant={variant}
        aria-label={children === undefined ? label : undefined}
        isSquare={children === undefined}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open === null ? undefined : id}
        onClick={() => setOpen(open === null ? 'first' : null)}
        onKeyDown={press}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {children}
      </Button>
      {open !== null && (
        <ErrorBoundary fallback={nothing} onError={() => setOpen(null)}>
          <Suspense>
            <MenuPopup
              {...{ id, label, items }}
              triggerRef={trigger}
              focus={open}
              onAction={(key) => onAction?.(key)}
              onClose={close}
              onLeave={() => setOpen(null)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
