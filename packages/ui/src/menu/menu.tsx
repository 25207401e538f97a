import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from '../button/button.tsx';
import { ErrorBoundary } from '../late/error-boundary.tsx';
import { lazyView } from '../late/lazy-view.tsx';

const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazyView(async () => (await loadPopup()).MenuPopup);

/** An entry of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Whether the entry is selected; if any entry sets it, the menu is a single choice. */
  readonly isSelected?: boolean;
  /** Draws a line above the entry. */
  readonly hasSeparator?: boolean;
}

export interface MenuProps extends Omit<ButtonProps, 'onClick' | 'ref'> {
  /** Name of the menu, and of the button if it has an icon alone. */
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly onAction?: (id: string) => void;
}

/** Keys that open the menu. Enter is handled here: react-aria would take its click for a screen reader's and focus no entry. */
const opening = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** Stays closed if the menu could not be loaded; the next press loads again. */
const nothing = () => null;

/** A button with a menu. The menu's code is loaded when the button is hovered, focused or pressed. */
export function Menu({ label, items, onAction, children, variant = 'secondary', ...rest }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const press = (event: KeyboardEvent) => {
    if (!opening.includes(event.key) || open !== null) return;
    event.preventDefault();
    setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  // synchronously, so that Tab, if it closed the menu, continues from the button
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
              id={id}
              label={label}
              items={items}
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
