import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { auditLogWidget, selectAccountWidget } from './accounts.manifest.ts';

/** Finds a person and begins acting for them. */
export const SelectAccount = createWidgetComponent(selectAccountWidget);
/** Who acted for people of the company, and what they did. */
export const AuditLog = createWidgetComponent(auditLogWidget);
