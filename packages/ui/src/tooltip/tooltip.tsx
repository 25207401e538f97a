import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useUi } from '../style/ui-context.ts';
import { placeTooltip, type TooltipPlacement } from './place-tooltip.ts';
import { anchor as anchorClass, tooltip } from './tooltip.css.ts';

export type { TooltipPlacement } from './place-tooltip.ts';

export interface TooltipProps {
  readonly text: string;
  /** @default 'top' */
  readonly placement?: TooltipPlacement;
  /** The text is already the anchor's name, so it is shown but not announced again. */
  readonly isLabel?: boolean;
  /** Disables the tooltip while the text is visible anyway, such as beside an open menu. */
  readonly isDisabled?: boolean;
  /** A single focusable element. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

const delay = 350;
/** Milliseconds to move the pointer from the element to its tooltip, whose text can be read and selected. */
const grace = 120;

/** A short text beside an element while it is hovered or focused; Escape hides it. */
export function Tooltip({
  text,
  placement = 'top',
  isLabel = false,
  isDisabled = false,
  children,
}: TooltipProps) {
  const id = useId();
  const { dir } = useUi();
  const [isShown, setShown] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), wait);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), grace);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown || tip.current === null || anchor.current === null) return;
    tip.current.showPopover?.();
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const target = anchor.current.firstElementChild ?? anchor.current;
    const options = { placement, viewport, isRightToLeft: dir === 'rtl' };
    const { left, top } = placeTooltip(
      target.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      options,
    );
    tip.current.style.left = `${left}px`;
    tip.current.style.top = `${top}px`;
    const away = () => setShown(false);
    // on the window, wherever the focus is: a tooltip shown by hovering must also close by key
    const press = (event: KeyboardEvent) => event.key === 'Escape' && away();
    window.addEventListener('scroll', away, { capture: true, passive: true, once: true });
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('scroll', away, { capture: true });
      window.removeEventListener('keydown', press, true);
    };
  }, [isShown, placement, dir]);
  const child = isLabel || isDisabled ? children : cloneElement(children, { 'aria-describedby': id });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens only to events of its child
    <span
      ref={anchor}
      className={anchorClass}
      // not enter and leave: React creates neither if the pointer comes from another React tree of the page
      onPointerOver={(event) => event.pointerType === 'mouse' && show(delay)}
      onPointerOut={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || leave()}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
    >
      {child}
      {!isDisabled && (isShown || !isLabel) && (
        <span
          ref={tip}
          id={id}
          role="tooltip"
          aria-hidden={isLabel || undefined}
          popover={isShown ? 'manual' : undefined}
          hidden={!isShown}
          className={tooltip}
          part="tooltip"
        >
          {text}
        </span>
      )}
    </span>
  );
}
