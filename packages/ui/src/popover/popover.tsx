import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLightDismiss } from '../menu/use-light-dismiss.ts';
import { popover } from './popover.css.ts';
import { usePlaceUnder } from './use-place-under.ts';

export interface PopoverProps {
  /** What it stands under; gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Its name for screen readers. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const focusable = 'input, button, select, textarea, a[href]';

/** A small panel under a button, in the top layer, so that nothing clips it. Escape and a press outside close it. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLightDismiss([anchor, panel], onClose);
  useLayoutEffect(() => panel.current?.showPopover?.(), []);
  usePlaceUnder(anchor, panel);
  useLayoutEffect(() => {
    const box = panel.current;
    (box?.querySelector<HTMLElement>(focusable) ?? box)?.focus({ preventScroll: true });
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
    anchor.current?.focus();
  };
  const leave = (next: EventTarget | null) => {
    if (next instanceof Node && panel.current?.contains(next) === false && next !== anchor.current) onClose();
  };
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={popover}
      onKeyDown={press}
      onBlur={(event) => leave(event.relatedTarget)}
      part="popover"
    >
      {children}
    </div>
  );
}
