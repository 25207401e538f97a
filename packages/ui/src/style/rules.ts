import { tokens } from '@foyer/core/theme';
import type { StyleRule } from '@vanilla-extract/css';

type SimpleRule = Omit<StyleRule, 'selectors'>;

/** The focus ring: two px of the focus colour with a gap, so that it is seen on any surface. */
export const focusRing: SimpleRule = {
  outline: `2px solid ${tokens.color.focus}`,
  outlineOffset: '2px',
};

/** A short transition that is off where people ask for less motion. */
export function transition(...properties: string[]): SimpleRule {
  return {
    transitionProperty: properties.join(', '),
    transitionDuration: tokens.motion.fast,
    transitionTimingFunction: tokens.motion.ease,
    '@media': { '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' } },
  };
}

/** There for screen readers only. */
export const visuallyHiddenRule: SimpleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/** Type of one step of the scale. */
export function type(
  size: keyof typeof tokens.size,
  weight: keyof typeof tokens.font = 'regular',
): SimpleRule {
  return { fontSize: tokens.size[size], lineHeight: tokens.line[size], fontWeight: tokens.font[weight] };
}

/** A length that holds text, and grows with it where somebody has larger text in the browser. */
export function withText(px: number): string {
  return `calc(${px}px * var(--_foyer-text, 1))`;
}

/** What makes a native control forget the browser's look. */
export const plainControl: SimpleRule = {
  appearance: 'none',
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
  background: 'none',
  border: 0,
  padding: 0,
};
