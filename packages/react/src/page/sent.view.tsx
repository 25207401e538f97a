import { CheckIcon } from '@foyer/ui/icon/icons.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { showConfirmation } from '../form/show-confirmation.ts';
import * as css from './sent.css.ts';

export interface SentProps {
  readonly title: string;
  readonly text: ReactNode;
  /** @default 'sent' */
  readonly part?: string;
  /** More about it, below the text. */
  readonly children?: ReactNode;
  /** Ways on. */
  readonly actions: ReactNode;
}

/** The page of a form once it has arrived, in the form's place, with the focus on its heading. */
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
