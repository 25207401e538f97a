import * as v from 'valibot';
import { id } from '../field-rules.ts';
import { moneySchema } from '../money.ts';
import { type PortalRouteName, portalRoutes } from '../portal-routes.ts';
import { pictureSchema } from '../shop/shop.schema.ts';
import { submissionSchema, useCaseKindSchema } from '../use-cases/use-cases.schema.ts';

/**
 * How a tile is drawn; what it tells is its own matter, so that a server shows something new without a change of the client.
 *
 * - `notice`: words that explain, with a way on or none.
 * - `task`: something to do next, with a button. `reorder` is one whose button puts the order it links to into the cart again.
 * - `figure`: a number or an amount.
 * - `chart`: amounts by month, in `series`.
 * - `list`: a few `entries` under a heading.
 * - `shortcut`: a way to a screen.
 */
export const informationKinds = ['notice', 'task', 'reorder', 'figure', 'chart', 'list', 'shortcut'] as const;
export type InformationKind = (typeof informationKinds)[number];

const routeNames = Object.keys(portalRoutes) as PortalRouteName[];

/** A way into the portal: the screen, the id in its path, and the query its address has (`{ 'invoices.state': 'overdue' }`). */
export const informationLinkSchema = v.object({
  route: v.picklist(routeNames),
  id: v.nullable(id),
  query: v.record(v.string(), v.string()),
});
/** One {@link informationLinkSchema}. */
export type InformationLink = v.InferOutput<typeof informationLinkSchema>;

/** What something is like: red, yellow and green have their usual meaning. */
const severitySchema = v.picklist(['info', 'success', 'warning', 'error']);

/** One line of a tile of the kind `list`. */
export const informationEntrySchema = v.object({
  id,
  title: v.string(),
  text: v.nullable(v.string()),
  /** An instant, or a day (`2025-11-24`) where only that is known. */
  at: v.nullable(v.string()),
  amount: v.nullable(moneySchema),
  state: v.nullable(
    v.object({ label: v.string(), severity: v.picklist(['none', ...severitySchema.options]) }),
  ),
  picture: v.nullable(pictureSchema),
  /** Nobody has read it yet. */
  isNew: v.boolean(),
  link: v.nullable(informationLinkSchema),
});
/** One {@link informationEntrySchema}. */
export type InformationEntry = v.InferOutput<typeof informationEntrySchema>;

/** One tile. Texts come in the query's `locale`. Amounts are gross for private customers and net for business ones, but for what is to be paid. */
export const informationSchema = v.object({
  /** What it tells, for example `overdue-invoices`; no two tiles have the same. */
  id,
  kind: v.picklist(informationKinds, 'invalid_choice'),
  severity: severitySchema,
  title: v.string(),
  text: v.nullable(v.string()),
  count: v.nullable(v.number()),
  /** Whether `count` is a lower bound because counting stopped there, as in lists. */
  countIsCapped: v.boolean(),
  amount: v.nullable(moneySchema),
  /** The day on which it is due, or the first of them. */
  dueOn: v.nullable(v.string()),
  /** A month (`2025-11`) without gaps, the oldest first; one without anything is 0. */
  series: v.array(
    v.object({ month: v.string(), amount: moneySchema, link: v.nullable(informationLinkSchema) }),
  ),
  entries: v.array(informationEntrySchema),
  /** The whole tile's, with what its button says. */
  link: v.nullable(v.object({ ...informationLinkSchema.entries, label: v.string() })),
});
export type DashboardInformation = v.InferOutput<typeof informationSchema>;

/** A self-service request on the home page, named in the query's `locale`. `isDue` asks the caller to make it now, until `dueOn` where that is known. */
export const dashboardUseCaseSchema = v.object({
  kind: useCaseKindSchema,
  title: v.string(),
  isDue: v.boolean(),
  /** How many things it is due for, for example vehicles. */
  dueCount: v.number(),
  dueOn: v.nullable(v.string()),
  /** Requests of this kind that are not settled yet. */
  openCount: v.number(),
  lastSubmission: v.nullable(submissionSchema),
});
export type DashboardUseCase = v.InferOutput<typeof dashboardUseCaseSchema>;
