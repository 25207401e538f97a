import { addDays, businessDay } from '@foyer/contract';
import type { Database } from '../../db/client.ts';
import { formatNumber, numberYear } from '../../domain/document-numbers/document-number.repo.ts';
import { numberSeries } from '../../domain/document-numbers/document-numbers.table.ts';
import {
  chargingCards,
  submissionEvents,
  submissionFiles,
  submissionMessages,
  submissions,
  vehicleReadings,
  vehicles,
} from '../../domain/use-cases/use-cases.table.ts';
import type { Storage } from '../../storage/storage.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type DemoPerson, nameOf, story } from '../demo-people.ts';
import { storeDrawn } from '../drawing.ts';
import { streamOf } from '../random.ts';
import { madeRequests } from './made-requests.ts';
import { demoProofs } from './proofs.ts';

const dayMs = 86_400_000;

interface Fleet {
  readonly person: DemoPerson;
  readonly companyId: string | null;
  readonly vehicles: readonly (readonly [plate: string, model: string, km: number])[];
  readonly cards: readonly (readonly [number: string, type: 'DIENSTWAGENKARTE' | 'PARTNERKARTE'])[];
}

const fleets: readonly Fleet[] = [
  {
    person: story.driver,
    companyId: 'nordwind',
    vehicles: [
      ['HH-NW 214E', 'VW ID.7 Tourer', 48_210],
      ['HH-NW 377E', 'Hyundai IONIQ 5', 12_940],
    ],
    cards: [
      ['DE-FOY-0042-1187', 'DIENSTWAGENKARTE'],
      ['DE-FOY-0042-1188', 'PARTNERKARTE'],
    ],
  },
  {
    person: story.manager,
    companyId: 'nordwind',
    vehicles: [['HH-KB 100E', 'BMW i5 Touring', 31_450]],
    cards: [['DE-FOY-0042-1001', 'DIENSTWAGENKARTE']],
  },
  {
    person: story.newcomer,
    companyId: 'nordwind',
    vehicles: [['HH-NW 402E', 'Škoda Enyaq', 5_120]],
    cards: [['DE-FOY-0042-1402', 'DIENSTWAGENKARTE']],
  },
  {
    person: story.privateCustomer,
    companyId: null,
    vehicles: [['K-TW 77E', 'Renault 5 E-Tech', 8_430]],
    cards: [['DE-FOY-9001-0077', 'DIENSTWAGENKARTE']],
  },
  {
    person: story.wuerthBuyer,
    companyId: 'wuerth-beispiel',
    vehicles: [['KÜN-WB 12E', 'Mercedes EQE', 64_800]],
    cards: [
      ['DE-FOY-0230-0012', 'DIENSTWAGENKARTE'],
      ['DE-FOY-0230-0013', 'PARTNERKARTE'],
    ],
  },
];

/** Loads vehicles with a year of monthly readings, charging cards, and earlier requests with their proofs. */
export async function loadUseCases(db: Database, storage: Storage, now: Date): Promise<void> {
  const cars: (typeof vehicles.$inferInsert)[] = [];
  const readings: (typeof vehicleReadings.$inferInsert)[] = [];
  for (const { person, companyId, vehicles: own } of fleets) {
    for (const [licensePlate, model, km] of own) {
      const id = `veh-${licensePlate
        .toLowerCase()
        .replaceAll('ü', 'ue')
        .replace(/[^a-z0-9]+/g, '-')}`;
      const random = streamOf('use-cases', id);
      const monthly = Math.round(km / 26);
      const months = Array.from({ length: 12 }, (_, month) => 12 - month);
      for (const ago of months) {
        readings.push({
          id: `read-${id}-${ago}`,
          vehicleId: id,
          readingKm: km - (ago - 1) * monthly - (ago > 1 ? random.between(0, Math.floor(monthly / 4)) : 0),
          readOn: dayBefore(now, ago * 30),
          createdAt: new Date(now.getTime() - ago * 30 * dayMs),
        });
      }
      cars.push({
        id,
        userId: person.id,
        companyId,
        licensePlate,
        model,
        lastReadingKm: km,
        lastReadOn: dayBefore(now, 30),
      });
    }
  }
  await bulkInsert(db, vehicles, cars);
  await bulkInsert(db, vehicleReadings, readings);
  await bulkInsert(db, chargingCards, cardRows());
  await loadSubmissions(db, storage, now);
}

const cardRows = (): (typeof chargingCards.$inferInsert)[] =>
  fleets.flatMap(({ person, companyId, cards }) =>
    cards.map(([number, type]) => ({
      id: `card-${number.toLowerCase()}`,
      userId: person.id,
      companyId,
      number,
      type,
      holder: nameOf(person),
      state: 'active' as const,
    })),
  );

async function loadSubmissions(db: Database, storage: Storage, now: Date): Promise<void> {
  const years = new Map<number, number>();
  const made = madeRequests(now).toSorted((one, other) => other.ago - one.ago);
  const rows = made.map(({ person, kind, ago, later, values, mode = 'b2b' }) => {
    const submittedAt = new Date(now.getTime() - ago * dayMs);
    const year = numberYear(submittedAt);
    const next = (years.get(year) ?? 0) + 1;
    years.set(year, next);
    return {
      id: `sub-${person.id}-${ago}`,
      number: formatNumber('UC', year, next),
      kind,
      state: later.at(-1)?.[0] ?? ('received' as const),
      userId: person.id,
      companyId: mode === 'b2b' ? person.companyId : null,
      mode,
      payload: values,
      submittedAt,
    };
  });
  const events = made.flatMap(({ later }, at) => {
    const { id, submittedAt } = rows[at] as (typeof rows)[number];
    const after = later.map(([state, days], index) => ({
      id: `${id}-${index + 2}`,
      submissionId: id,
      state,
      actor: null,
      at: new Date(submittedAt.getTime() + days * dayMs),
    }));
    return [
      { id: `${id}-1`, submissionId: id, state: 'received' as const, at: submittedAt, actor: null },
      ...after,
    ];
  });
  const messages = made.flatMap(({ message, later }, at) => {
    const { id, submittedAt } = rows[at] as (typeof rows)[number];
    const days = later.at(-1)?.[1] ?? 0;
    return message === undefined
      ? []
      : [
          {
            id: `message-${id}`,
            submissionId: id,
            author: nameOf(story.support),
            isFromCustomer: false,
            text: message,
            at: new Date(submittedAt.getTime() + days * dayMs),
          },
        ];
  });
  await db.insert(submissions).values(rows);
  await db.insert(submissionEvents).values(events);
  await db.insert(submissionMessages).values(messages);
  const proofs = made.map(async ({ proof }, at) => {
    const { id } = rows[at] as (typeof rows)[number];
    if (!proof) return [];
    const [field, name] = proof;
    const drawn = await storeDrawn(storage, demoProofs[name]);
    return [{ id: `file-${id}`, submissionId: id, field, ...drawn }];
  });
  await db.insert(submissionFiles).values((await Promise.all(proofs)).flat());
  await db.insert(numberSeries).values([...years].map(([year, last]) => ({ series: 'UC', year, last })));
}

const dayBefore = (now: Date, days: number) => addDays(businessDay(now), -days);
