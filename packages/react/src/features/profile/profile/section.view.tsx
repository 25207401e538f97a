import { Card } from '@foyer/ui/card/card.tsx';
import { type ReactNode, type Ref, useId } from 'react';
import * as css from './profile.css.ts';

export interface SectionProps {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** Target of the focus when the focused element is removed. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A section of the profile: title and text beside the content. */
export function Section({ name, title, text, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id} part={`section ${name}`}>
      <div className={css.about}>
        <h2 className={css.heading} id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
      </div>
      <Card>
        <div className={css.body}>{children}</div>
      </Card>
    </section>
  );
}
