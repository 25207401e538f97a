import * as v from 'valibot';
import { id, text } from '../rules/field-rules.ts';
import { cardTypeSchema } from './charging-card-loss.schema.ts';
import { useCaseKinds } from './use-case-kinds.ts';

/** One of {@link useCaseKinds}. */
export const useCaseKindSchema = v.picklist(useCaseKinds, 'invalid_choice');

/** States of a request: received -> in_progress -> done or rejected; `needs_answer` waits for the customer. */
export const useCaseStateSchema = v.picklist(['received', 'in_progress', 'needs_answer', 'done', 'rejected']);

/** A submitted request, with a number that the customer can name. */
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
  // lists first: a record accepts them too, with indexes as names
  v.union([scalar, v.array(v.union([scalar, record])), record]),
);
export type RequestValues = v.InferOutput<typeof requestValuesSchema>;

const sentFileSchema = v.object({
  id,
  field: v.string(),
  name: v.string(),
  mediaType: v.string(),
  sizeBytes: v.number(),
});

/** A question of the service about a request, or the customer's answer. */
export const submissionMessageSchema = v.object({
  id,
  /** Name of the person who wrote it. */
  author: v.string(),
  isFromCustomer: v.boolean(),
  text: v.string(),
  at: v.string(),
  files: v.array(sentFileSchema),
});
export type SubmissionMessage = v.InferOutput<typeof submissionMessageSchema>;

/** A request as it was sent, with everything that followed. */
export const submissionDetailSchema = v.object({
  ...submissionSchema.entries,
  /** Values that were sent; of an IBAN only its last four characters, without a BIC. */
  values: requestValuesSchema,
  /** Files that were attached, with the field they were attached to. */
  files: v.array(sentFileSchema),
  /** Questions of the service and answers of the customer, oldest first. */
  messages: v.array(submissionMessageSchema),
  /** States of the request so far, oldest first. */
  events: v.array(v.object({ state: useCaseStateSchema, at: v.string() })),
  /** Day by which the service promises to complete it; null where it promises none. */
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
  /** Number printed on the card; null for an ordered card, which has none yet. */
  number: v.nullable(v.string()),
  type: cardTypeSchema,
  holder: v.string(),
  state: v.picklist(['active', 'blocked', 'ordered']),
});
export type ChargingCard = v.InferOutput<typeof chargingCardSchema>;

/** Requests that the caller may make, the data they need, and those submitted so far (newest first, at most 50). */
export const useCaseOverviewSchema = v.object({
  available: v.array(v.object({ kind: useCaseKindSchema, isAvailable: v.boolean() })),
  vehicles: v.array(vehicleSchema),
  chargingCards: v.array(chargingCardSchema),
  submissions: v.array(submissionSchema),
});
export type UseCaseOverview = v.InferOutput<typeof useCaseOverviewSchema>;
