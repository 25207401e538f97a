import { defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';

export const dashboardWidget = defineWidget({
  tag: 'dashboard',
  name: 'Dashboard',
  summary:
    'The home page: what to do next, figures, spending by month, the latest orders and news, requests; what it shows follows from the role.',
  status: 'stable',
  access: 'signedIn',
  attributes: {},
  sample: {},
  shows: ['home'],
  states: ['empty', 'error'],
  events: { navigate: navigateEvent },
  parts: [
    'dashboard',
    'title',
    'notice',
    'tasks',
    'task',
    'figures',
    'figure',
    'chart',
    'table',
    'list',
    'entry',
    'picture',
    'requests',
    'request',
    'shortcuts',
    'shortcut',
    'badge',
  ],
  minBlockSize: '640px',
  load: () => import('./dashboard/dashboard.tsx').then((module) => module.Dashboard),
  messages: () => import('./dashboard/dashboard.messages.ts').then((module) => module.dashboardMessages),
});

/** The home page. */
export const dashboardFeature = defineFeature({
  name: 'dashboard',
  widgets: [dashboardWidget],
});
