import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { auditLogWidget, selectAccountWidget } from './accounts.manifest.ts';

/** Finds a person and starts impersonation. */
export const SelectAccount = createWidgetComponent(selectAccountWidget);
/** The log of impersonations of people of the company, and of what was done during them. */
export const AuditLog = createWidgetComponent(auditLogWidget);
