import type { MouseEvent } from 'react';
import * as css from './order-list.css.ts';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real link where there is an address, so that a new tab works. */
export function OrderLink(props: { id: string; href: string | null; onOpen: () => void; children: string }) {
  const { id, href, onOpen, children } = props;
  if (href === null) {
    return (
      <button type="button" className={css.link} data-order-id={id} part="order-link" onClick={onOpen}>
        {children}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={href} className={css.link} data-order-id={id} part="order-link" onClick={follow}>
      {children}
    </a>
  );
}
