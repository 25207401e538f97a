import { ExampleWidget } from '@foyer/testing/example-widget';
import { createFakeToken, createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import type { Example } from '@foyer/ui/example.ts';
import { sideMenuWidget } from '../environment.manifest.ts';

const user = createFakeUserInfo(['ROLE_FLEET_MANAGER', 'ROLE_SHOP', 'ROLE_USE_CASES']);
const below = {
  id: 'company-2',
  name: 'Nordwind Süd GmbH',
  parentId: 'company-1',
  customerNumber: '2',
  city: 'München',
  isCurrent: false,
};
const answers = {
  getUserInfo: { ...user, hasNews: true, newestNewsAt: '2026-11-01T08:00:00Z' },
  listChildCompanies: { items: [below] },
  login: {
    tokens: [
      { mode: 'b2b' as const, token: createFakeToken('b2b') },
      { mode: 'b2c_cc' as const, token: createFakeToken('b2c_cc') },
    ],
  },
  logout: undefined,
};

/** The menu of a fleet manager with a company below and both modes. */
export const example: Example = {
  title: 'Side menu',
  group: 'Environment',
  render: () => <ExampleWidget widget={sideMenuWidget} answers={answers} props={{ current: 'home' }} />,
};
