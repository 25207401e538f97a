import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineEvent, defineFeature } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const employeesWidget = defineListWidget({
  tag: 'employees',
  name: 'Employees',
  summary:
    'The people of a company and its child companies, with status, roles and last sign-in, search, filters and export; the page of one person; inviting one person, or many by a file; the company’s requirement of a second factor.',
  status: 'stable',
  access: 'employees',
  entries: 'people',
  attributes: {
    status: { type: 'string', description: 'Shows the people of this status first.' },
    'open-id': { type: 'string', description: 'Opens the page of this person in place of the list.' },
    invite: {
      type: 'string',
      description: 'Opens the invitation of one person, or of many by a file, in place of the list.',
      values: ['one', 'file'],
    },
  },
  shows: ['manage-employee'],
  events: {
    navigate: navigateEvent,
    'employee-selected': defineEvent<{ id: string }>({
      description: 'A person was opened.',
      detail: '{ id: string }',
    }),
    'employee-changed': defineEvent<{ id: string; status: string }>({
      description:
        'A person was edited, activated, deactivated, accepted or reminded, or their second factors were removed.',
      detail: '{ id: string; status: string }',
    }),
    'employees-invited': defineEvent<{ count: number }>({
      description: 'Invitations were sent.',
      detail: '{ count: number }',
    }),
  },
  parts: {
    employees: 'The people as a whole.',
    invite: 'The form that invites one person.',
    'invite-many': 'The form that invites many by a file.',
    counts: 'The number of people by status.',
    count: 'The number of people with one status; filters the list by it.',
    'row-link': true,
    person: 'A person in the list.',
    menu: 'The menu of actions for a person.',
    demand: 'The setting that requires a second factor.',
    delegation: 'The setting of the roles that managers of employees may grant.',
    preview: 'The menu entries that an edited person will see.',
    opened: true,
    back: true,
    badge: true,
    employee: 'A person’s page as a whole.',
    head: true,
    actions: true,
    'remind-again': 'The button that sends the invitation again.',
    facts: true,
    roles: 'The roles of a person.',
    role: 'One role of a person.',
    timeline: true,
    dialog: true,
    news: 'The message that another user has changed the person meanwhile.',
    confirm: true,
    form: true,
    matrix: 'The table of roles and their permissions.',
    chosen: 'The permissions of the chosen roles, in words.',
    submit: true,
    sent: true,
    steps: 'The steps of an invitation by file.',
    template: 'The links to template files.',
    result: 'The result of the check of the file.',
    'result-counts': 'The number of rows that are ready, already exist or are wrong.',
    'result-row': 'A row of the file with an error.',
    mend: 'The rows of the file that can be corrected here.',
    commit: 'The buttons that send the invitations or choose another file.',
    progress: 'The progress of checking or sending.',
    'failed-file': 'The button that saves the rows that could not be sent.',
  },
  load: () => import('./employees/employees.tsx').then((module) => module.Employees),
  messages: () => import('./employees/employees.messages.ts').then((module) => module.employeesMessages),
});

/** The feature of a company's people: list, person, invitations. */
export const employeesFeature = defineFeature({
  name: 'employees',
  widgets: [employeesWidget],
});
