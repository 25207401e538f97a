import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { auditLogWidget } from '../accounts.manifest.ts';
import { auditPage, auditPeople } from '../accounts-fixture.ts';

/** Audit log over fixed answers. */
export const example: Example = {
  title: 'Audit log',
  group: 'Accounts',
  render: () => (
    <ExampleWidget
      widget={auditLogWidget}
      answers={{ listAuditEntries: auditPage, listAuditPeople: auditPeople }}
    />
  ),
};
