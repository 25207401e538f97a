import * as v from 'valibot';
import { field, id, lines, optionalLines } from '../field-rules.ts';
import { type PortalRouteName, portalRoutes } from '../portal-routes.ts';

/** Where an answer comes from. */
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

/** Something an answer was taken from, with the way to it. */
export const chatSourceSchema = v.object({
  kind: v.picklist(chatSourceKinds),
  /** What people call it: a number, a title. */
  title: v.string(),
  /** How it stands, or what it says in short. */
  detail: v.nullable(v.string()),
  /** A screen of the portal; `id` where its path has one. */
  link: v.object({
    route: v.picklist(routeNames),
    id: v.nullable(v.string()),
    query: v.record(v.string(), v.string()),
  }),
});
export type ChatSource = v.InferOutput<typeof chatSourceSchema>;

/** So long may a question be. */
export const longestQuestion = 500;
/** So long is an answer at most. */
export const longestAnswer = 4000;
/** So many sources an answer names at most. */
export const mostSources = 5;
/** So many questions with their answers go into a ticket at most. */
export const mostTurns = 20;

/** A question in a person's own words. */
export const chatQuestionSchema = v.strictObject({ question: lines(longestQuestion) });

/** What the assistant says. Plain text: nothing in it is markup. */
export const chatAnswerSchema = v.object({
  /** Whether something was found. Where nothing was, a ticket helps on. */
  isKnown: v.boolean(),
  text: v.string(),
  sources: v.array(chatSourceSchema),
  /** Shows that this was the answer to this question, to this person, for a day; a ticket takes nothing else. */
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

/** A conversation that becomes a ticket, the first question first. */
export const createChatTicketSchema = v.strictObject({
  /** What the person adds. */
  note: optionalLines(2000),
  turns: v.pipe(
    v.array(chatTurnSchema, 'required'),
    v.minLength(1, 'required'),
    v.maxLength(mostTurns, 'max_length'),
  ),
});

/** The ticket a conversation became. */
export const chatTicketSchema = v.object({
  id,
  /** For example T-2026-000042. */
  number: v.string(),
});
