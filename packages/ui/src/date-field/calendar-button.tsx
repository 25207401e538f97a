import { type RefObject, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldButton } from '../field/field-button.css.ts';
import { CalendarIcon } from '../icon/menu-icons.tsx';
import { ErrorBoundary } from '../late/error-boundary.tsx';
import { lazyView } from '../late/lazy-view.tsx';
import type { CalendarProps } from './calendar-popup.tsx';

const loadPopup = () => import('./calendar-popup.tsx');
const CalendarPopup = lazyView(async () => (await loadPopup()).CalendarPopup);
/** Stays closed if the calendar could not be loaded; the next press loads again, and the date can be typed. */
const nothing = () => null;

const preload = () => {
  loadPopup().catch(() => undefined);
};

interface CalendarButtonProps {
  readonly label: string;
  readonly disabled: boolean | undefined;
  /** Element that the calendar is positioned at. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly calendar: CalendarProps;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Button at the end of a date field that opens its calendar. */
export function CalendarButton(props: CalendarButtonProps) {
  const { label, disabled, anchor, calendar, isOpen, onOpenChange } = props;
  const button = useRef<HTMLButtonElement>(null);
  // synchronously, so that the focus does not move elsewhere when the calendar is removed
  const close = () => {
    flushSync(() => onOpenChange(false));
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={fieldButton}
        part="calendar-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => onOpenChange(!isOpen)}
      >
        <CalendarIcon size={18} />
      </button>
      {isOpen && (
        <ErrorBoundary fallback={nothing} onError={() => onOpenChange(false)}>
          <Suspense>
            <CalendarPopup
              label={label}
              anchor={anchor}
              calendar={calendar}
              onClose={close}
              onLeave={() => onOpenChange(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
