import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { employeesWidget } from './employees.manifest.ts';

/** The people of a company, the page of one of them, and the invitation of others. */
export const Employees = createWidgetComponent(employeesWidget);
