import type { StyleRule } from '@vanilla-extract/css';

/** Style rule for a container query. */
export type NarrowRule = NonNullable<StyleRule['@container']>[string];

/** Container width up to which a table is shown as cards. */
const narrow = 'foyer-table (max-width: 600px)';

/** Returns a rule that applies while a table is shown as cards. */
export const inNarrow = (rule: NarrowRule): StyleRule => ({ '@container': { [narrow]: rule } });
