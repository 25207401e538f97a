import type { Database } from '../../db/client.ts';
import { audit } from '../../security/audit.repo.ts';
import { allowOrigins, type OriginKey, removeOrigins } from './allowed-origins.repo.ts';

/** A change of the websites that may embed brands. */
export interface OriginsChange {
  readonly allow: readonly OriginKey[];
  readonly remove: readonly OriginKey[];
  /** The operator; null for whoever runs the command. */
  readonly by: string | null;
  readonly now: Date;
  readonly requestId: string;
}

/** Changes what is allowed and writes down what is another now: the next call of every page on every instance goes by it. */
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
      ...{ at: now, action, userId: null, actorUserId: null, companyId: null, requestId },
      details: { brand: key.brandId, environment: key.environment, origin: key.origin, operator: by },
    });
}
