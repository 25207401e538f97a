import { defineContract } from '../endpoint.ts';
import { items, localeQuery } from '../list.ts';
import { dashboardUseCaseSchema, informationSchema } from './dashboard.schema.ts';

/** What the home page shows. Open while a prompt is, because onboarding leads here. */
export const dashboardContract = defineContract({
  listDashboardInformation: {
    summary: 'Tiles of the home page, the most urgent first',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    query: localeQuery,
    response: items(informationSchema),
  },
  listDashboardUseCases: {
    summary: 'Requests worth making now; empty for those who may make none',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    query: localeQuery,
    response: items(dashboardUseCaseSchema),
  },
});
