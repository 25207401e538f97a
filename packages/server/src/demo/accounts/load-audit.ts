import type { Database } from '../../db/client.ts';
import { auditEntries } from '../../security/audit.table.ts';
import { type DemoPerson, story } from '../demo-people.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

interface Stay {
  readonly as: DemoPerson;
  readonly daysAgo: number;
  readonly reason: string;
  /** Called operations, each with the minutes since the start; one with a problem code was refused. */
  readonly calls: readonly (readonly [minutes: number, operation: string, code?: string])[];
  readonly endsAfter: number;
}

/** Impersonations of people of Nordwind by support, as the company's managers see them. */
const stays: readonly Stay[] = [
  {
    as: story.buyer,
    daysAgo: 19,
    reason: 'Anruf: Lieferadresse für das Depot Süd eintragen',
    calls: [
      [2, 'addCartItems'],
      [4, 'updateDeliveryAddress'],
    ],
    endsAfter: 7,
  },
  {
    as: story.driver,
    daysAgo: 12,
    reason: 'T-2026: Ladekarte wird an der Säule nicht erkannt',
    calls: [
      [3, 'createTicket'],
      [6, 'submitBankDetailsChange', 'impersonation_forbidden'],
    ],
    endsAfter: 11,
  },
  {
    as: story.buyer,
    daysAgo: 3,
    reason: 'Rückruf: Warenkorb gemeinsam durchgehen',
    calls: [
      [1, 'addCartItems'],
      [5, 'removeCartItem'],
    ],
    endsAfter: 9,
  },
];

/** Loads the audit log of the story. */
export async function loadAudit(db: Database, now: Date): Promise<void> {
  const rows = stays.flatMap(({ as, daysAgo, reason, calls, endsAfter }, stay) => {
    const start = now.getTime() - daysAgo * dayMs;
    const entry = (
      step: number,
      minutes: number,
      action: string,
      details: Record<string, unknown> | null,
    ) => ({
      id: `audit-${stay}-${step}`,
      at: new Date(start + minutes * minuteMs),
      action,
      userId: as.id,
      actorUserId: story.support.id,
      companyId: as.companyId,
      requestId: `demo-${stay}-${step}`,
      details,
    });
    return [
      entry(0, 0, 'impersonation', { reason }),
      ...calls.map(([minutes, operation, code], at) =>
        code === undefined
          ? entry(at + 1, minutes, operation, null)
          : entry(at + 1, minutes, 'call-refused', { code, operation }),
      ),
      entry(calls.length + 1, endsAfter, 'impersonation-ended', null),
    ];
  });
  await db.insert(auditEntries).values(rows);
}
