import { tokens } from '@foyer/core/theme';
import { style } from '@vanilla-extract/css';
import { type } from '../style/rules.ts';

const { color } = tokens;

export const popover = style({ inlineSize: 'var(--trigger-width)', maxInlineSize: 'none' });
export const list = style({ maxBlockSize: '320px', overflow: 'auto' });
export const empty = style({ ...type(14), padding: tokens.space[12], color: color.textMuted });
