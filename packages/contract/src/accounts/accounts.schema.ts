import * as v from 'valibot';
import { id, lines } from '../field-rules.ts';
import { auditKinds } from './audit-kinds.ts';

/** A company in which somebody may be acted as. */
export const accountCompanySchema = v.object({ id, name: v.string(), customerNumber: v.string() });

/** Somebody who may be acted as; never who may act as others, nor a technician admin (decision 0173). */
export const accountSchema = v.object({
  /** The user's. */
  id,
  name: v.string(),
  email: v.string(),
  /** Where, by name; one at least. */
  companies: v.array(accountCompanySchema),
});
/** Somebody who may be acted as. */
export type Account = v.InferOutput<typeof accountSchema>;

/** Somebody the caller has acted as, in the company where, with the reason of the last time. */
export const recentAccountSchema = v.object({
  ...{ id, name: v.string(), email: v.string() },
  ...{ company: accountCompanySchema, actedAt: v.string(), reason: v.string() },
});
/** Somebody the caller has acted as. */
export type RecentAccount = v.InferOutput<typeof recentAccountSchema>;

/** What beginning to act asks for: in which company, and why. */
export const beginActingSchema = v.strictObject({ companyId: id, reason: lines(500) });

/** One of `auditKinds`. */
export const auditKindSchema = v.picklist(auditKinds, 'invalid_choice');
export type AuditKind = v.InferOutput<typeof auditKindSchema>;

/** Who did what for whom. */
export const auditEntrySchema = v.object({
  id,
  at: v.string(),
  kind: auditKindSchema,
  /** Who acted, and as whom. */
  actor: v.object({ name: v.string() }),
  user: v.object({ id, name: v.string() }),
  /** The call that was made or refused, by its name in this contract; null where acting began or ended. */
  operation: v.nullable(v.string()),
  /** The number of what came of it, where it has one. */
  number: v.nullable(v.string()),
  /** Why it was refused, as an error code; null where it was not. */
  code: v.nullable(v.string()),
  /** What was given as the reason when this acting began. */
  reason: v.nullable(v.string()),
});
/** An entry of the audit log. */
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** Somebody who was acted as. */
export const auditPersonSchema = v.object({ id, name: v.string() });
