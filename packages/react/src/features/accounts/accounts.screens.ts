import { defineScreen } from '../../screens/define-screen.ts';
import { firstPage } from '../../screens/first-read.ts';
import { auditLogWidget, selectAccountWidget } from './accounts.manifest.ts';

export const accountsScreens = [
  defineScreen('select-account', {
    widget: selectAccountWidget,
    title: 'screens.select-account',
    size: 'list',
    // mails to the service about a ticket link here, with query parameters for its opener
    props: ({ ask }) => ({
      accountId: ask('account'),
      companyId: ask('company'),
      ticketId: ask('ticket'),
    }),
  }),
  defineScreen('audit-log', {
    widget: auditLogWidget,
    title: 'screens.audit-log',
    icon: 'eye',
    size: 'list',
    beginsWithTitle: true,
    anew: 'visit',
    props: () => ({ syncUrl: true }),
    reads: (place) => [firstPage('listAuditEntries', 'at:desc', place)],
  }),
];
