import * as v from 'valibot';
import { modes, roles } from './roles.ts';

/** One of {@link roles}. */
export const roleSchema = /* @__PURE__ */ v.picklist(roles, 'invalid_choice');
/** One of {@link modes}. */
export const modeSchema = /* @__PURE__ */ v.picklist(modes, 'invalid_choice');
