import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { selectAccountWidget } from '../accounts.manifest.ts';
import { accountsPage, recentAccounts } from '../accounts-fixture.ts';

/** Select account over fixed answers. */
export const example: Example = {
  title: 'Select account',
  group: 'Accounts',
  render: () => (
    <ExampleWidget
      widget={selectAccountWidget}
      answers={{ listAccounts: accountsPage, listRecentAccounts: recentAccounts }}
    />
  ),
};
