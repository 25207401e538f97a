import * as v from 'valibot';
import { moneySchema } from '../money/money.ts';
import { type PortalRouteName, portalRoutes } from '../portal-routes.ts';
import { id } from '../rules/field-rules.ts';
import { pictureSchema } from '../shop/shop.schema.ts';
import { submissionSchema, useCaseKindSchema } from '../use-cases/use-cases.schema.ts';

/**
 * Layouts of a tile. A layout does not depend on the content, which `id` identifies, so that a server can show new content without a change
 * of the client.
 *
 * - `notice`: an explanatory text, with or without a link.
 * - `task`: something to do next, with a button. `reorder` is a task whose button puts the linked order into the cart again.
 * - `figure`: a number or an amount.
 * - `chart`: amounts by month, in `series`.
 * - `list`: a few `entries` under a heading.
 * - `shortcut`: a link to a screen.
 */
export const informationKinds = ['notice', 'task', 'reorder', 'figure', 'chart', 'list', 'shortcut'] as const;
export type InformationKind = (typeof informationKinds)[number];

const routeNames = Object.keys(portalRoutes) as PortalRouteName[];

/** A link into the portal: the screen, the id in its path, and the query of its address (`{ 'invoices.state': 'overdue' }`). */
export const informationLinkSchema = v.object({
  route: v.picklist(routeNames),
  id: v.nullable(id),
  query: v.record(v.string(), v.string()),
});
/** One {@link informationLinkSchema}. */
export type InformationLink = v.InferOutput<typeof informationLinkSchema>;

/** Severity, shown in the usual colours: green for success, yellow for a warning, red for an error. */
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
  /** Whether the entry is unread. */
  isNew: v.boolean(),
  link: v.nullable(informationLinkSchema),
});
/** One {@link informationEntrySchema}. */
export type InformationEntry = v.InferOutput<typeof informationEntrySchema>;

/**
 * One tile, with texts in the query's `locale`. Amounts are gross for private customers and net for business customers, except amounts to
 * be paid.
 */
export const informationSchema = v.object({
  /** Content of the tile, for example `overdue-invoices`; unique among the tiles. */
  id,
  kind: v.picklist(informationKinds, 'invalid_choice'),
  severity: severitySchema,
  title: v.string(),
  text: v.nullable(v.string()),
  count: v.nullable(v.number()),
  /** Whether `count` is a lower bound because counting stopped there, as in lists. */
  countIsCapped: v.boolean(),
  amount: v.nullable(moneySchema),
  /** Due date, or the earliest of several. */
  dueOn: v.nullable(v.string()),
  /** Amounts by month (`2025-11`), oldest first and without gaps; a month without amounts has 0. */
  series: v.array(
    v.object({ month: v.string(), amount: moneySchema, link: v.nullable(informationLinkSchema) }),
  ),
  entries: v.array(informationEntrySchema),
  /** Link of the whole tile, with the label of its button. */
  link: v.nullable(v.object({ ...informationLinkSchema.entries, label: v.string() })),
});
export type DashboardInformation = v.InferOutput<typeof informationSchema>;

/** A self-service request on the home page, named in the query's `locale`. `isDue` asks the caller to make it now, by `dueOn` where that is known. */
export const dashboardUseCaseSchema = v.object({
  kind: useCaseKindSchema,
  title: v.string(),
  isDue: v.boolean(),
  /** Number of things for which the request is due, for example vehicles. */
  dueCount: v.number(),
  dueOn: v.nullable(v.string()),
  /** Requests of this kind that are not settled yet. */
  openCount: v.number(),
  lastSubmission: v.nullable(submissionSchema),
});
export type DashboardUseCase = v.InferOutput<typeof dashboardUseCaseSchema>;
