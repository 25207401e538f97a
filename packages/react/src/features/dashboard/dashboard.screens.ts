import { defineScreen } from '../../screens/define-screen.ts';
import { read } from '../../screens/first-read.ts';
import { dashboardWidget } from './dashboard.manifest.ts';

export const dashboardScreens = [
  defineScreen('home', {
    widget: dashboardWidget,
    title: 'screens.home',
    icon: 'home',
    size: 'list',
    anew: 'visit',
    reads: ({ locale }) => [read('listDashboardInformation', { query: { locale } })],
  }),
];
