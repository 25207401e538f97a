import type { StyleRule } from '@vanilla-extract/css';

/** A rule that may stand in a container query. */
export type NarrowRule = NonNullable<StyleRule['@container']>[string];

/** Narrower than this a table becomes cards. */
const narrow = 'foyer-table (max-width: 600px)';

/** Rules for where a table is cards. */
export const inNarrow = (rule: NarrowRule): StyleRule => ({ '@container': { [narrow]: rule } });
