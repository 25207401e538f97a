import * as v from 'valibot';
import { id, text } from '../field-rules.ts';
import { cardTypeSchema } from './charging-card-loss.schema.ts';
import { useCaseKinds } from './use-case-kinds.ts';

/** One of {@link useCaseKinds}. */
export const useCaseKindSchema = v.picklist(useCaseKinds, 'invalid_choice');

/** received -> in_progress -> done or rejected; `needs_answer` waits for the customer. */
export const useCaseStateSchema = v.picklist(['received', 'in_progress', 'needs_answer', 'done', 'rejected']);

/** What a submitted request answers: a number the customer can name. */
export const submissionSchema = v.object({
  id,
  number: v.string(),
  kind: useCaseKindSchema,
  state: useCaseStateSchema,
  submittedAt: v.string(),
});
export type Submission = v.InferOutput<typeof submissionSchema>;

const scalar = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
const record = v.record(v.string(), scalar);
/** The fields of a request by their names. */
export const requestValuesSchema = v.record(
  text(60),
  // lists first: a record takes them too, as something with numbers for names
  v.union([scalar, v.array(v.union([scalar, record])), record]),
);
export type RequestValues = v.InferOutput<typeof requestValuesSchema>;

/** A request as it was sent, with all that became of it. */
export const submissionDetailSchema = v.object({
  ...submissionSchema.entries,
  /** What was sent; of an IBAN only its last four characters, of a BIC nothing. */
  values: requestValuesSchema,
  /** What was attached, by the field it was attached to. */
  files: v.array(
    v.object({ id, field: v.string(), name: v.string(), mediaType: v.string(), sizeBytes: v.number() }),
  ),
  /** The states it went through, the first first. */
  events: v.array(v.object({ state: useCaseStateSchema, at: v.string() })),
  /** When the service usually has it done; null once it is, or where nobody can say. */
  expectedOn: v.nullable(v.string()),
});
export type SubmissionDetail = v.InferOutput<typeof submissionDetailSchema>;

/** A vehicle of the caller, with its last odometer reading. */
export const vehicleSchema = v.object({
  id,
  licensePlate: v.string(),
  model: v.string(),
  lastReading: v.nullable(v.object({ readingKm: v.number(), readOn: v.string() })),
});
export type Vehicle = v.InferOutput<typeof vehicleSchema>;
/** A charging card of the caller. */
export const chargingCardSchema = v.object({
  id,
  number: v.string(),
  type: cardTypeSchema,
  holder: v.string(),
  state: v.picklist(['active', 'blocked', 'ordered']),
});
export type ChargingCard = v.InferOutput<typeof chargingCardSchema>;

/** Which requests the caller may make, what they need, and what was submitted so far (newest first, at most 50). */
export const useCaseOverviewSchema = v.object({
  available: v.array(v.object({ kind: useCaseKindSchema, isAvailable: v.boolean() })),
  vehicles: v.array(vehicleSchema),
  chargingCards: v.array(chargingCardSchema),
  submissions: v.array(submissionSchema),
});
export type UseCaseOverview = v.InferOutput<typeof useCaseOverviewSchema>;
