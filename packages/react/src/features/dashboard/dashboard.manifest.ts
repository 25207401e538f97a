import { defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

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
  slots: ['heading'],
  parts: {
    dashboard: 'The home page as a whole.',
    title: true,
    notice: true,
    tasks: 'What is to be done.',
    task: 'One thing that is to be done.',
    figures: 'Numbers at a glance.',
    figure: 'One of these numbers.',
    chart: 'The drawing of what was spent by month.',
    table: true,
    list: true,
    entry: 'A line of a box: an order, an invoice, a piece of news.',
    picture: true,
    requests: 'The latest requests.',
    request: 'One of the latest requests.',
    shortcuts: 'The ways to what is done most.',
    shortcut: 'One of these ways.',
    badge: true,
  },
  minBlockSize: '640px',
  load: () => import('./dashboard/dashboard.tsx').then((module) => module.Dashboard),
  messages: () => import('./dashboard/dashboard.messages.ts').then((module) => module.dashboardMessages),
});

/** The feature of the home page. */
export const dashboardFeature = defineFeature({
  name: 'dashboard',
  widgets: [dashboardWidget],
});
