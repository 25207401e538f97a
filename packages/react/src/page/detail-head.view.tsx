import type { ReactNode, Ref } from 'react';
import * as page from './detail-page.css.ts';

export interface DetailHeadProps {
  readonly title: string;
  /** Number that the title contains. */
  readonly number: string;
  /** Ref of the heading, which takes the focus if the page was opened from a list. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** State of the record, beside the title. */
  readonly badge: ReactNode;
  /** Actions; null if they are shown elsewhere. */
  readonly actions: ReactNode;
  /** Short paragraphs below the title. */
  readonly children?: ReactNode;
}

/** Parts of the head that a list's row does not provide. */
export type DetailIntroductionProps = Pick<DetailHeadProps, 'titleRef' | 'actions'> & {
  readonly children?: ReactNode;
};

/** Head of a detail page (order, invoice, shipment …): title, state and actions. */
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

/** Keeps the number in a title on one line: `AB-2026-004319` does not wrap at its hyphens. */
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
