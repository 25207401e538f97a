import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const selectAccountWidget = defineWidget({
  tag: 'select-account',
  name: 'SelectAccount',
  summary:
    'Finds a person by name, e-mail address, company or customer number and starts acting for them, with a reason and for 60 minutes.',
  status: 'stable',
  access: 'selectAccount',
  attributes: {
    'account-id': { type: 'string', description: 'Person whose form is shown first, in place of the list.' },
    'company-id': {
      type: 'string',
      description: 'The only company in which acting for that person is offered.',
    },
    'ticket-id': {
      type: 'string',
      description: 'Ticket of that person that is shown once acting has started, in place of the home page.',
    },
  },
  sample: {},
  shows: ['select-account'],
  states: ['empty', 'error'],
  events: {
    navigate: navigateEvent,
    'account-selected': defineEvent<{ userId: string; companyId: string }>({
      description: 'Acting for another person has started.',
      detail: '{ userId: string; companyId: string }',
    }),
  },
  slots: ['heading', 'empty'],
  parts: {
    'select-account': 'The account selection as a whole.',
    title: true,
    recent: 'The people the user recently acted for.',
    list: true,
    account: 'A person the user can act for.',
    begin: 'The form that asks for the reason before acting starts.',
    back: true,
    submit: true,
    pagination: true,
    home: 'The link to the home page.',
  },
  minBlockSize: '480px',
  load: () => import('./select-account/select-account.tsx').then((module) => module.SelectAccount),
  messages: () =>
    import('./select-account/select-account.messages.ts').then((module) => module.selectAccountMessages),
});

export const auditLogWidget = defineListWidget({
  tag: 'audit-log',
  name: 'AuditLog',
  summary:
    'Log of support acting for people of the company: who, when, why, what they did and what was refused; with search, filters, paging and export.',
  status: 'stable',
  access: 'auditLog',
  entries: 'entries',
  shows: ['audit-log'],
  events: { navigate: navigateEvent },
  parts: {
    'audit-log': 'The log as a whole.',
  },
  load: () => import('./audit-log/audit-log.tsx').then((module) => module.AuditLog),
  messages: () => import('./audit-log/audit-log.messages.ts').then((module) => module.auditLogMessages),
});

/** The feature of impersonation: starting it, and the audit log in which a customer reads about it. */
export const accountsFeature = defineFeature({
  name: 'accounts',
  widgets: [selectAccountWidget, auditLogWidget],
});
