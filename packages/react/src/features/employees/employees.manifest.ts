import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineEvent, defineFeature } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const employeesWidget = defineListWidget({
  tag: 'employees',
  name: 'Employees',
  summary:
    'The people of a company and of those below it, with status, roles and last sign-in, search, filters and export; the page of one of them; inviting one, or many by a file; whether the company demands a second factor.',
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
      description: 'A person was chosen.',
      detail: '{ id: string }',
    }),
    'employee-changed': defineEvent<{ id: string; status: string }>({
      description: 'Somebody was activated, deactivated, accepted or reminded, or lost their second factors.',
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
    counts: 'How many people there are in each state.',
    count: 'One of these numbers, which filters the list.',
    'row-link': true,
    person: 'A person in the list.',
    menu: 'The menu of what can be done with a person.',
    demand: 'What says whether a second factor is demanded.',
    opened: true,
    back: true,
    badge: true,
    employee: 'A person’s page as a whole.',
    head: true,
    actions: true,
    'remind-again': 'The button that reminds of an invitation once more.',
    facts: true,
    roles: 'The roles of a person.',
    role: 'One role of a person.',
    timeline: true,
    dialog: true,
    news: 'What somebody else has changed meanwhile.',
    confirm: true,
    form: true,
    matrix: 'The table of roles and what each allows.',
    chosen: 'What the chosen roles allow, in words.',
    submit: true,
    sent: true,
    steps: 'The steps of inviting by a file.',
    template: 'The links to a file to fill in.',
    result: 'What the check of the file has found.',
    'result-counts': 'How many rows are ready, there already or wrong.',
    'result-row': 'A row of the file that something is wrong with.',
    mend: 'The rows of the file that can be mended here.',
    commit: 'The buttons that send the invitations or take another file.',
    progress: 'How far checking or sending has come.',
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
