import { type RefObject, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldButton } from '../field/field-button.css.ts';
import { CalendarIcon } from '../icon/menu-icons.tsx';
import { ErrorBoundary } from '../late/error-boundary.tsx';
import { lazyView } from '../late/lazy-view.tsx';
import type { CalendarProps } from './calendar-popup.tsx';

const loadPopup = () => import('./calendar-popup.tsx');
const CalendarPopup = lazyView(async () => (await loadPopup()).CalendarPopup);
/** Stays closed where it could not be loaded; the next press asks again, and the date can be typed. */
const nothing = () => null;

const preload = () => {
  loadPopup().catch(() => undefined);
};

interface CalendarButtonProps {
  readonly label: string;
  readonly disabled: boolean | undefined;
  /** What the calendar hangs from. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly calendar: CalendarProps;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The button at the end of a date field, and its calendar. */
export function CalendarButton(props: CalendarButtonProps) {
  const { label, disabled, anchor, calendar, isOpen, onOpenChange } = props;
  const button = useRef<HTMLButtonElement>(null);
  // At once, so that the focus that the calendar gives up when it goes does not end elsewhere.
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
