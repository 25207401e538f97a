import type { accountsContract } from '@foyer/contract/accounts/accounts.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { listAccounts, listAuditEntries, listAuditPeople, listRecentAccounts } from './accounts.handler.ts';

const accountsRoutes: Handlers<keyof typeof accountsContract> = {
  listAccounts,
  listRecentAccounts,
  listAuditEntries,
  listAuditPeople,
};

export const accountsFeature = defineFeature({ routes: accountsRoutes });
