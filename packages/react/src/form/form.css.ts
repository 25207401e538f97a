import { tokens } from '@foyer/core/theme';
import { visuallyHiddenRule } from '@foyer/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: tokens.space[16] });

export const silent = style(visuallyHiddenRule);
