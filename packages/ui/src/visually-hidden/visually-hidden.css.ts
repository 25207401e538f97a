import { style } from '@vanilla-extract/css';
import { visuallyHiddenRule } from '../style/rules.ts';

export const visuallyHidden = style(visuallyHiddenRule);
