import type { ReactNode, Ref } from 'react';
import * as page from './detail-page.css.ts';

export interface DetailHeadProps {
  readonly title: string;
  /** The number that the title names. */
  readonly number: string;
  /** Takes the focus where the page was opened from a list. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Its state, beside the title. */
  readonly badge: ReactNode;
  /** Null where they stand elsewhere. */
  readonly actions: ReactNode;
  /** Short paragraphs below the title. */
  readonly children?: ReactNode;
}

/** What is said beside what a list knows already. */
export type DetailIntroductionProps = Pick<DetailHeadProps, 'titleRef' | 'actions'> & {
  readonly children?: ReactNode;
};

/** The head of the page of one order, one invoice, one shipment …: which it is, its state, and what can be done with it. */
export function DetailHead({ title, number, titleRef, badge, actions, children }: DetailHeadProps) {
  return (
    <header className={page.head} part="head">
      <div className={page.headText}>
        <div className={page.titleLine}>
          <h1 className={page.title} ref={titleRef} tabIndex={-1} part="title">
            <slot name="heading">{keepNumber(title, number)}</slot>
          </h1>
          {badge}
        </div>
        {children}
      </div>
      {actions && (
        <div className={page.actions} part="actions">
          {actions}
        </div>
      )}
    </header>
  );
}

/** A title whose number stays on one line: `AB-2026-004319` does not break at its hyphens. */
function keepNumber(title: string, number: string): ReactNode {
  const at = title.indexOf(number);
  if (at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <span className={page.number}>{number}</span>
      {title.slice(at + number.length)}
    </>
  );
}
