import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { dashboardWidget } from './dashboard.manifest.ts';

/** The home page: tasks, figures, spending, the latest orders and news, and requests. */
export const Dashboard = createWidgetComponent(dashboardWidget);
