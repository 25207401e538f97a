import { AuditLog, SelectAccount } from '@foyer/react';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: Pages<'select-account' | 'audit-log'> = {
  'select-account': { widget: SelectAccount, node: <SelectAccount /> },
  'audit-log': {
    widget: AuditLog,
    node: <WidgetScreen>{({ visit }) => <AuditLog key={visit} syncUrl />}</WidgetScreen>,
  },
};
