import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { employeesWidget } from '../employees.manifest.ts';
import { activeEmployee, companiesAnswer, employeesPage, rolesAnswer } from '../employees-fixture.ts';

/** The people of a company over fixed answers. */
export const example: Example = {
  title: 'Employees',
  group: 'Employees',
  render: () => (
    <ExampleWidget
      widget={employeesWidget}
      answers={{
        listUsers: employeesPage,
        getUser: activeEmployee,
        listFleetManagerRoles: rolesAnswer,
        listChildCompanies: companiesAnswer,
      }}
    />
  ),
};
