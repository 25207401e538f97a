import type { ReactNode } from 'react';
import { badge, dot, tones, words } from './badge.css.ts';

/** Meaning of a state, shown as a color. */
export type Tone = keyof typeof tones;

export interface BadgeProps {
  /** @default 'neutral' */
  readonly tone?: Tone;
  /** Shows a dot before the text. @default true */
  readonly hasDot?: boolean;
  readonly children: ReactNode;
}

/** A state as text with its color. */
export function Badge({ tone = 'neutral', hasDot = true, children }: BadgeProps) {
  return (
    <span className={`${badge} ${tones[tone]}`} part="badge" data-tone={tone}>
      {hasDot && <span className={dot} aria-hidden="true" />}
      <span className={words}>{children}</span>
    </span>
  );
}
