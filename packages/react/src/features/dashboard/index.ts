import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { dashboardWidget } from './dashboard.manifest.ts';

/** What matters now: what to do next, figures, spending, the latest orders and news, requests. */
export const Dashboard = createWidgetComponent(dashboardWidget);
