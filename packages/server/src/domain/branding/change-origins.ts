import type { Database } from '../../db/client.ts';
import { audit } from '../../security/audit.repo.ts';
import { allowOrigins, type OriginKey, removeOrigins } from './allowed-origins.repo.ts';

/** Change of the websites that may embed brands. */
export interface OriginsChange {
  readonly allow: readonly OriginKey[];
  readonly remove: readonly OriginKey[];
  /** Id of the operator; null for the command line. */
  readonly by: string | null;
  readonly now: Date;
  readonly requestId: string;
}

/** Changes allowed origins and records effective changes in the audit log. The change applies to the next call on every instance. */
export async function changeOrigins(
  db: Database,
  { allow, remove, by, now, requestId }: OriginsChange,
): Promise<void> {
  const removed = await removeOrigins(db, remove);
  const allowed = await allowOrigins(
    db,
    allow.map((key) => ({ ...key, allowedAt: now, allowedBy: by })),
  );
  const changes = [
    ...removed.map((key) => ({ action: 'origin-removed', key })),
    ...allowed.map((key) => ({ action: 'origin-allowed', key })),
  ];
  for (const { action, key } of changes)
    await audit(db, {
      at: now,
      action,
      userId: null,
      actorUserId: null,
      companyId: null,
      requestId,
      details: { brand: key.brandId, environment: key.environment, origin: key.origin, operator: by },
    });
}
