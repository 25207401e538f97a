import { Employees } from '@foyer/react';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

/** The ways to invite, as an address says them. */
const ways = ['one', 'file'] as const;

export const pages: Pages<'manage-employee'> = {
  // one person and the two ways to invite have addresses of their own, in the query
  'manage-employee': {
    widget: Employees,
    node: (
      <WidgetScreen>
        {({ visit, ask }) => (
          <Employees
            key={visit}
            openId={ask('open')}
            invite={ways.find((way) => way === ask('invite'))}
            syncUrl
          />
        )}
      </WidgetScreen>
    ),
  },
};
