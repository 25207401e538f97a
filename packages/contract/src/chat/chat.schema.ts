import * as v from 'valibot';
import { type PortalRouteName, portalRoutes } from '../portal-routes.ts';
import { field, id, lines, optionalLines } from '../rules/field-rules.ts';

/** Kinds of sources of an answer. */
export const chatSourceKinds = [
  'order',
  'invoice',
  'card',
  'request',
  'ticket',
  'news',
  'document',
  'guide',
] as const;
export type ChatSourceKind = (typeof chatSourceKinds)[number];

const routeNames = Object.keys(portalRoutes) as [PortalRouteName, ...PortalRouteName[]];

/** A source of an answer, with a link to it. */
export const chatSourceSchema = v.object({
  kind: v.picklist(chatSourceKinds),
  /** Name by which people know the source: a number or a title. */
  title: v.string(),
  /** State of the source, or a short summary of it. */
  detail: v.nullable(v.string()),
  /** A screen of the portal; `id` where its path has one. */
  link: v.object({
    route: v.picklist(routeNames),
    id: v.nullable(v.string()),
    query: v.record(v.string(), v.string()),
  }),
});
export type ChatSource = v.InferOutput<typeof chatSourceSchema>;

/** Longest question, in characters. */
export const longestQuestion = 500;
/** Longest answer, in characters. */
export const longestAnswer = 4000;
/** Maximum number of sources of an answer. */
export const mostSources = 5;
/** Maximum number of questions with their answers in one ticket. */
export const mostTurns = 20;

/** A question in a person's own words. */
export const chatQuestionSchema = v.strictObject({ question: lines(longestQuestion) });

/** An answer of the assistant, in plain text without markup. */
export const chatAnswerSchema = v.object({
  /** Whether the assistant found an answer; if not, the caller can open a ticket. */
  isKnown: v.boolean(),
  text: v.string(),
  sources: v.array(chatSourceSchema),
  /**
   * Proof, valid for a day, that this person received this answer to this question. A ticket accepts only questions and answers with a
   * valid receipt.
   */
  receipt: v.string(),
});
export type ChatAnswer = v.InferOutput<typeof chatAnswerSchema>;

/** A question with the answer as it was given: the text, and the titles of its sources. */
export const chatTurnSchema = v.strictObject({
  question: lines(longestQuestion),
  answer: field(
    v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(longestAnswer, 'max_length')),
  ),
  sources: v.pipe(
    v.array(v.pipe(v.string('required'), v.maxLength(500, 'max_length')), 'required'),
    v.maxLength(mostSources, 'max_length'),
  ),
  receipt: v.pipe(v.string('required'), v.regex(/^\d{10}\.[A-Za-z0-9_-]{43}$/, 'invalid_format')),
});
export type ChatTurn = v.InferOutput<typeof chatTurnSchema>;

/** A conversation that becomes a ticket, oldest question first. */
export const createChatTicketSchema = v.strictObject({
  /** Remark that the person adds to the conversation. */
  note: optionalLines(2000),
  turns: v.pipe(
    v.array(chatTurnSchema, 'required'),
    v.minLength(1, 'required'),
    v.maxLength(mostTurns, 'max_length'),
  ),
});

/** The ticket that was created from a conversation. */
export const chatTicketSchema = v.object({
  id,
  /** For example T-2026-000042. */
  number: v.string(),
});
