import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLightDismiss } from '../menu/use-light-dismiss.ts';
import { useUi } from '../style/ui-context.ts';
import { placeTooltip } from '../tooltip/place-tooltip.ts';
import { popover } from './popover.css.ts';

export interface PopoverProps {
  /** Element below which it is positioned; gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Accessible name. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const focusable = 'input, button, select, textarea, a[href]';

/** A small panel below a button, in the top layer, so that nothing clips it. Escape and a press outside close it. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { dir } = useUi();
  useLightDismiss([anchor, panel], onClose);
  useEffect(() => {
    const box = panel.current;
    const target = anchor.current;
    if (box === null || target === null) return;
    box.showPopover?.();
    const follow = () => {
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const options = { placement: 'bottom', viewport, isRightToLeft: dir === 'rtl' } as const;
      const { left, top } = placeTooltip(
        target.getBoundingClientRect(),
        box.getBoundingClientRect(),
        options,
      );
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
    };
    follow();
    (box.querySelector<HTMLElement>(focusable) ?? box).focus({ preventScroll: true });
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow, { capture: true });
    };
  }, [anchor, dir]);
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
