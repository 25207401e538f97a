import { defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const dashboardWidget = defineWidget({
  tag: 'dashboard',
  name: 'Dashboard',
  summary:
    'The home page: open tasks, key figures, spending by month, the latest orders, news and requests. Its content depends on the user’s roles.',
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
    tasks: 'The open tasks.',
    task: 'One open task.',
    figures: 'The key figures.',
    figure: 'One key figure.',
    chart: 'The chart of spending by month.',
    table: true,
    list: true,
    entry: 'A row of a card: an order, an invoice or a news article.',
    picture: true,
    requests: 'The latest requests.',
    request: 'One of the latest requests.',
    shortcuts: 'Shortcuts to the most frequent tasks.',
    shortcut: 'One shortcut.',
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
