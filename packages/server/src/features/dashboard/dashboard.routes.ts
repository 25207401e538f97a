import type { dashboardContract } from '@foyer/contract/dashboard/dashboard.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { listDashboardInformation } from './list-dashboard-information.handler.ts';
import { listDashboardUseCases } from './list-dashboard-use-cases.handler.ts';

const dashboardRoutes: Handlers<keyof typeof dashboardContract> = {
  listDashboardInformation,
  listDashboardUseCases,
};

export const dashboardFeature = defineFeature({ routes: dashboardRoutes });
