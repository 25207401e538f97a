import { tokens } from '@foyer/core/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = tokens;

/** One field per line. */
export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
globalStyle(`${fields} > *`, { flex: 'none' });
export const months = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
