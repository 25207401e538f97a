import * as v from 'valibot';
import { id } from '../rules/field-rules.ts';

/** A company below the caller's own (specification section 3: `id` and `name`). */
export const childCompanySchema = v.object({
  id,
  name: v.string(),
  parentId: v.nullable(id),
  customerNumber: v.string(),
  city: v.nullable(v.string()),
  isCurrent: v.boolean(),
});
export type ChildCompany = v.InferOutput<typeof childCompanySchema>;

/** A company the caller may enter. `accounts` is empty for callers who may not impersonate. */
export const allowedCompanySchema = v.object({
  ...childCompanySchema.entries,
  /** Computed by the server from the name. */
  isSpecialCustomer: v.boolean(),
  accounts: v.array(v.object({ userId: id, name: v.string(), email: v.string() })),
  accountCount: v.number(),
});
export type AllowedCompany = v.InferOutput<typeof allowedCompanySchema>;
