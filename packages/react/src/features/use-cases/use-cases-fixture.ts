import { useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';
import type { Submission, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';

/** An overview of requests as a server might return it; for tests and examples. */
export const overviewExample: UseCaseOverview = {
  available: useCaseKinds.map((kind) => ({
    kind,
    isAvailable: kind !== 'pool-charging-card-wuerth',
  })),
  vehicles: [
    {
      id: 'vehicle-1',
      licensePlate: 'HH-NW 204E',
      model: 'VW ID.4 Pro',
      lastReading: { readingKm: 48_210, readOn: '2026-08-31' },
    },
    { id: 'vehicle-2', licensePlate: 'HH-NW 311E', model: 'Škoda Enyaq 85', lastReading: null },
  ],
  chargingCards: [
    {
      id: 'card-1',
      number: 'FOY-7001-2245',
      type: 'DIENSTWAGENKARTE',
      holder: 'Maren Petersen',
      state: 'active',
    },
    { id: 'card-2', number: 'FOY-7001-1180', type: 'PARTNERKARTE', holder: 'Jan Petersen', state: 'blocked' },
  ],
  submissions: [
    {
      id: 'submission-1',
      number: 'VG-2026-000311',
      kind: 'mileage-status-report',
      state: 'done',
      submittedAt: '2026-08-31T16:05:00Z',
    },
  ],
};
export const emptyOverview: UseCaseOverview = {
  available: [],
  vehicles: [],
  chargingCards: [],
  submissions: [],
};

export const submissionExample: Submission = {
  id: 'submission-2',
  number: 'VG-2026-000412',
  kind: 'mileage-status-report',
  state: 'done',
  submittedAt: '2026-11-20T09:30:00Z',
};

/** A question of the service about a request. */
export const questionExample = {
  id: 'message-1',
  author: 'Nina Albrecht',
  isFromCustomer: false,
  text: 'Wem gehört das Konto?',
  at: '2026-11-21T09:30:00Z',
  files: [],
};
/** A request about which the service has asked a question. */
export const askedExample = {
  ...submissionExample,
  id: 'sub-8',
  kind: 'bank-details-change' as const,
  state: 'needs_answer' as const,
  values: { purpose: 'refund' },
  files: [],
  messages: [questionExample],
  events: [{ state: 'needs_answer' as const, at: '2026-11-21T09:30:00Z' }],
  expectedOn: null,
};
