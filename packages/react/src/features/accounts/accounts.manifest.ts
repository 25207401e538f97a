import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const selectAccountWidget = defineWidget({
  tag: 'select-account',
  name: 'SelectAccount',
  summary:
    'Finds a person by name, e-mail address, company or customer number and begins acting for them, with a reason and for 60 minutes.',
  status: 'stable',
  access: 'selectAccount',
  attributes: {},
  sample: {},
  shows: ['select-account'],
  states: ['empty', 'error'],
  events: {
    navigate: navigateEvent,
    'account-selected': defineEvent<{ userId: string; companyId: string }>({
      description: 'Acting for somebody has begun.',
      detail: '{ userId: string; companyId: string }',
    }),
  },
  slots: ['heading', 'empty'],
  parts: {
    'select-account': 'The choice as a whole.',
    title: true,
    recent: 'Whom one acted for lately.',
    list: true,
    account: 'A person that can be acted for.',
    begin: 'The question for the reason, before one begins.',
    back: true,
    submit: true,
    pagination: true,
    home: 'The link home.',
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
    'Who acted for people of the company, when, why, what they did and what was refused; with search, filters, paging and export.',
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
