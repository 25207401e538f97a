import { type RefObject, use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useOutOfView } from './use-out-of-view.ts';

/** Inside a react-aria popover: closes it when its anchor is scrolled out of view. */
export function CloseOutOfView({ anchor }: { anchor: RefObject<Element | null> }) {
  const state = use(OverlayTriggerStateContext);
  useOutOfView(anchor, () => state?.close());
  return null;
}
