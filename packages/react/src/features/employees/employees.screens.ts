import { defineScreen } from '../../screens/define-screen.ts';
import { firstPage } from '../../screens/first-read.ts';
import { employeesWidget } from './employees.manifest.ts';

/** The two ways to invite, as named in the address. */
const ways = ['one', 'file'] as const;

export const employeesScreens = [
  // one person and the two ways to invite have their own addresses, by the query
  defineScreen('manage-employee', {
    widget: employeesWidget,
    title: 'screens.manage-employee',
    icon: 'users',
    size: 'list',
    beginsWithTitle: true,
    anew: 'visit',
    props: ({ ask }) => ({
      openId: ask('open'),
      invite: ways.find((way) => way === ask('invite')),
      syncUrl: true,
    }),
    reads: (place) => [firstPage('listUsers', 'name:asc', place)],
  }),
];
