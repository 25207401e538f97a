import { type ReactNode, useEffect, useState } from 'react';
import { overlayRoot } from './base.css.ts';
import { OverlayContext } from './ui-context.ts';

function raiseWhileFilled(layer: HTMLElement): () => void {
  if (typeof layer.showPopover !== 'function') return () => {};
  const update = () => {
    if (!layer.isConnected) return;
    const isOpen = layer.matches(':popover-open');
    if (layer.childElementCount > 0 && !isOpen) layer.showPopover();
    if (layer.childElementCount === 0 && isOpen) layer.hidePopover();
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(layer, { childList: true });
  return () => observer.disconnect();
}

/**
 * Draws its children and, after them, the layer for their overlays. A modal dialog makes everything outside itself inert,
 * so each dialog has its own layer inside.
 */
export function OverlayRoot({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useEffect(() => (layer === null ? undefined : raiseWhileFilled(layer)), [layer]);
  return (
    <OverlayContext value={layer}>
      {children}
      <div ref={setLayer} popover="manual" className={overlayRoot} part="overlays" />
    </OverlayContext>
  );
}
