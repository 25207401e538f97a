import * as v from 'valibot';
import { id, lines } from '../rules/field-rules.ts';
import { auditKinds } from './audit-kinds.ts';

/** A company in which an account may be impersonated. */
export const accountCompanySchema = v.object({ id, name: v.string(), customerNumber: v.string() });

/** An account that may be impersonated; never one that may itself impersonate, nor a technician admin (decision 0173). */
export const accountSchema = v.object({
  /** Id of the user. */
  id,
  name: v.string(),
  email: v.string(),
  /** Companies in which the account may be impersonated, by name; at least one. */
  companies: v.array(accountCompanySchema),
});
/** An account that may be impersonated. */
export type Account = v.InferOutput<typeof accountSchema>;

/** An account that the caller has impersonated, with the company and the reason of the last time. */
export const recentAccountSchema = v.object({
  id,
  name: v.string(),
  email: v.string(),
  company: accountCompanySchema,
  actedAt: v.string(),
  reason: v.string(),
});
/** An account that the caller has impersonated. */
export type RecentAccount = v.InferOutput<typeof recentAccountSchema>;

/** Company and reason with which an impersonation begins. */
export const beginActingSchema = v.strictObject({ companyId: id, reason: lines(500) });

/** One of `auditKinds`. */
export const auditKindSchema = v.picklist(auditKinds, 'invalid_choice');
export type AuditKind = v.InferOutput<typeof auditKindSchema>;

/** An entry of the audit log: an action of an impersonator as a user. */
export const auditEntrySchema = v.object({
  id,
  at: v.string(),
  kind: auditKindSchema,
  /** The impersonator; `user` is the impersonated person. */
  actor: v.object({ name: v.string() }),
  user: v.object({ id, name: v.string() }),
  /** Operation that was called or refused; null where an impersonation began or ended. */
  operation: v.nullable(v.string()),
  /** Number of the object that the call created, where it has one. */
  number: v.nullable(v.string()),
  /** Error code of a refused call; null for other entries. */
  code: v.nullable(v.string()),
  /** Reason that was given when this impersonation began. */
  reason: v.nullable(v.string()),
});
/** An entry of the audit log. */
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** A person who was impersonated. */
export const auditPersonSchema = v.object({ id, name: v.string() });
