import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { dashboardWidget } from '../dashboard.manifest.ts';
import { information, requests } from '../dashboard-fixture.ts';

const answers = { listDashboardInformation: information, listDashboardUseCases: requests };

/** The home page over fixed answers. */
export const example: Example = {
  title: 'Dashboard',
  group: 'Dashboard',
  render: () => <ExampleWidget widget={dashboardWidget} answers={answers} />,
};
