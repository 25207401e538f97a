import { tokens } from '@foyer/core/theme';
import type { StyleRule } from '@vanilla-extract/css';

type SimpleRule = Omit<StyleRule, 'selectors'>;

/** Focus ring: 2 px of the focus color with a gap, so that it is visible on any surface. */
export const focusRing: SimpleRule = {
  outline: `2px solid ${tokens.color.focus}`,
  outlineOffset: '2px',
};

/** Returns a short transition that is off with reduced motion. */
export function transition(...properties: string[]): SimpleRule {
  return {
    transitionProperty: properties.join(', '),
    transitionDuration: tokens.motion.fast,
    transitionTimingFunction: tokens.motion.ease,
    '@media': { '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' } },
  };
}

/** Hides an element visually, for screen readers only. */
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

/** Returns the font styles of one step of the scale. */
export function type(
  size: keyof typeof tokens.size,
  weight: keyof typeof tokens.font = 'regular',
): SimpleRule {
  return { fontSize: tokens.size[size], lineHeight: tokens.line[size], fontWeight: tokens.font[weight] };
}

/** Returns a length that grows with the browser's text size, for boxes that contain text. */
export function withText(px: number): string {
  return `calc(${px}px * var(--_foyer-text, 1))`;
}

/** Resets the browser's style of a native control. */
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
