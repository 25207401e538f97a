import { Card } from '@foyer/ui/card/card.tsx';
import { type ReactNode, type Ref, useId } from 'react';
import * as css from './profile.css.ts';

export interface SectionProps {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** For the focus, where what had it is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** One part of the profile: what it is about, and beside that what it has. */
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
