import { type RefObject, useLayoutEffect } from 'react';
import { useUi } from '../style/ui-context.ts';
import { placeTooltip } from '../tooltip/place-tooltip.ts';

/** Puts a panel under its anchor, or above it where there is no room, and follows it; `start` puts their first edges in one line. */
export function usePlaceUnder(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  align: 'center' | 'start' = 'center',
): void {
  const { dir } = useUi();
  useLayoutEffect(() => {
    const follow = () => {
      const [box, target] = [panel.current, anchor.current];
      if (box === null || target === null) return;
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const options = { placement: 'bottom', align, viewport, isRightToLeft: dir === 'rtl' } as const;
      const { left, top } = placeTooltip(
        target.getBoundingClientRect(),
        box.getBoundingClientRect(),
        options,
      );
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
    };
    follow();
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow, { capture: true });
    };
  }, [anchor, panel, align, dir]);
}
