import * as v from 'valibot';
import { defineContract } from '../endpoints/endpoint.ts';
import { items, listQuery, many, page } from '../endpoints/list.ts';
import { id, isoDate } from '../rules/field-rules.ts';
import {
  accountSchema,
  auditEntrySchema,
  auditKindSchema,
  auditPersonSchema,
  recentAccountSchema,
} from './accounts.schema.ts';

/** Accounts that staff may impersonate, and the audit log in which a customer reads about it afterwards. */
export const accountsContract = defineContract({
  listAccounts: {
    summary: 'Accounts that the caller may impersonate, by name',
    access: 'impersonate',
    effect: 'read',
    extension: true,
    duringPrompt: true,
    query: listQuery(['name', 'email'], {
      /** Restricts the list to this account. */
      userId: v.optional(id),
    }),
    response: page(accountSchema),
  },
  listRecentAccounts: {
    summary: 'Accounts that the caller recently impersonated and may still impersonate',
    access: 'impersonate',
    effect: 'read',
    extension: true,
    duringPrompt: true,
    response: items(recentAccountSchema),
  },
  listAuditEntries: {
    summary: 'Audit log of impersonations in the company and those below it, newest first',
    access: 'auditLog',
    effect: 'read',
    extension: true,
    query: listQuery(['at'], {
      kind: many(auditKindSchema),
      /** The impersonated user. */
      userId: v.optional(id),
      /** Days, both included. */
      from: v.optional(isoDate),
      to: v.optional(isoDate),
    }),
    response: page(auditEntrySchema),
  },
  listAuditPeople: {
    summary: 'People of the company and those below it who were impersonated',
    access: 'auditLog',
    effect: 'read',
    extension: true,
    response: items(auditPersonSchema),
  },
});
