import { type HTMLAttributes, type ReactNode, type Ref, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

export interface WidgetHostProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Draws into the shadow root once it exists. */
  readonly children: (root: ShadowRoot) => ReactNode;
  readonly hostRef?: Ref<HTMLDivElement>;
  /** Children of the host itself, for the slots of the widget. Rendered only once the shadow root exists; before that they would be shown unslotted. */
  readonly slotted?: ReactNode;
}

function assignRef(ref: Ref<HTMLDivElement> | undefined, node: HTMLDivElement | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

/** A plain element with an open shadow root, for widgets used as React components. */
export function WidgetHost({ children, hostRef, slotted, ...attributes }: WidgetHostProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      assignRef(hostRef, node);
      if (node !== null) setRoot(node.shadowRoot ?? node.attachShadow({ mode: 'open' }));
    },
    [hostRef],
  );
  return (
    <div {...attributes} ref={attach}>
      {root !== null && (
        <>
          {createPortal(children(root), root)}
          {slotted}
        </>
      )}
    </div>
  );
}
