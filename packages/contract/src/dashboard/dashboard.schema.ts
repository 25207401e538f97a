import * as v from 'valibot';
import { id } from '../field-rules.ts';
import { moneySchema } from '../money.ts';
import { type PortalRouteName, portalRoutes } from '../portal-routes.ts';
import { submissionSchema, useCaseKindSchema } from '../use-cases/use-cases.schema.ts';

/** What a tile of the home page tells. Only tiles the caller may follow are sent. */
export const informationKinds = [
  'notice',
  'task',
  'open_orders',
  'open_quotations',
  'open_invoices',
  'overdue_invoices',
  'open_tickets',
  'open_requests',
  'employees_waiting',
  'unread_news',
  'spending',
] as const;

const routeNames = Object.keys(portalRoutes) as PortalRouteName[];

/** One tile. Texts come in the query's `locale`; `series` is what a small chart draws, oldest first. */
export const informationSchema = v.object({
  id,
  kind: v.picklist(informationKinds),
  severity: v.picklist(['info', 'success', 'warning', 'error']),
  title: v.string(),
  text: v.nullable(v.string()),
  count: v.nullable(v.number()),
  amount: v.nullable(moneySchema),
  series: v.array(v.object({ label: v.string(), value: v.number() })),
  link: v.nullable(
    v.object({ route: v.picklist(routeNames), id: v.nullable(id), query: v.record(v.string(), v.string()) }),
  ),
  publishedAt: v.nullable(v.string()),
});
export type DashboardInformation = v.InferOutput<typeof informationSchema>;

/** A self-service request on the home page. `isDue` asks the caller to make it now, until `dueOn` where that is known. */
export const dashboardUseCaseSchema = v.object({
  kind: useCaseKindSchema,
  isDue: v.boolean(),
  dueOn: v.nullable(v.string()),
  openCount: v.number(),
  lastSubmission: v.nullable(submissionSchema),
});
export type DashboardUseCase = v.InferOutput<typeof dashboardUseCaseSchema>;
