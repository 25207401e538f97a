import { Card } from '@foyer/ui/card/card.tsx';
import { CheckIcon } from '@foyer/ui/icon/icons.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { showConfirmation } from '../form/show-confirmation.ts';
import * as css from './confirmation.css.ts';

export interface ConfirmationProps {
  readonly title: string;
  /** Explanation or next steps. */
  readonly text: string;
  /** Links and buttons to continue. */
  readonly children: ReactNode;
}

/** Confirmation in place of a widget's content, with the focus on its heading. */
export function Confirmation({ title, text, children }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showConfirmation(heading.current), []);
  return (
    <Card>
      <div className={css.confirmation} part="confirmation">
        <span className={css.mark}>
          <CheckIcon size={28} />
        </span>
        <h1 className={css.title} ref={heading} tabIndex={-1} part="title">
          {title}
        </h1>
        <p className={css.text}>{text}</p>
        <div className={css.actions}>{children}</div>
      </div>
    </Card>
  );
}
