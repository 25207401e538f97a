import { defineContract } from '../endpoints/endpoint.ts';
import { items, localeQuery } from '../endpoints/list.ts';
import { dashboardUseCaseSchema, informationSchema } from './dashboard.schema.ts';

/** Content of the home page. Allowed while a forced prompt is due, because onboarding leads here. */
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
    summary: 'Suggested requests; empty for callers who may make none',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    query: localeQuery,
    response: items(dashboardUseCaseSchema),
  },
});
