import { CheckIcon } from '@foyer/ui/icon/icons.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { showConfirmation } from '../form/show-confirmation.ts';
import * as css from './sent.css.ts';

export interface SentProps {
  readonly title: string;
  readonly text: ReactNode;
  /** @default 'sent' */
  readonly part?: string;
  /** Details below the text. */
  readonly children?: ReactNode;
  /** Links and buttons to continue. */
  readonly actions: ReactNode;
}

/** Confirmation in place of a sent form, with the focus on its heading. */
export function Sent({ title, text, part = 'sent', children, actions }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showConfirmation(heading.current), []);
  return (
    <section className={css.sent} part={part}>
      <span className={css.icon}>
        <CheckIcon size={32} />
      </span>
      <h1 className={css.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.text}>{text}</p>
      {children}
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
