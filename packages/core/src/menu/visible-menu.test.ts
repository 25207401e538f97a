import { describe, expect, test } from 'vitest';
import { userInfo } from '../testing/scripted-api.ts';
import { type MenuFacts, visibleMenu } from './visible-menu.ts';

const environment = { chargingExperienceUrl: 'https://charge.example/x' } as MenuFacts['environment'];
function menu(
  roles: string[],
  more: { mode?: 'b2b' | 'b2c_cc'; user?: object; facts?: Partial<MenuFacts> } = {},
) {
  return visibleMenu({
    userInfo: userInfo(roles, more.user) as unknown as MenuFacts['userInfo'],
    environment,
    session: { mode: more.mode ?? 'b2b', isImpersonating: false },
    hasUnreadNews: false,
    ...more.facts,
  });
}
const names = (...args: Parameters<typeof menu>) => menu(...args).map(({ item }) => item);
const everyone = ['home', 'news', 'document', 'knowledge-platform'];

describe('visibleMenu', () => {
  test.each([
    [[], everyone],
    [['ROLE_FLEET_MANAGER'], ['home', 'manage-employee', 'news', 'document', 'knowledge-platform']],
    [['ROLE_USE_CASES'], ['home', 'use-cases', 'news', 'document', 'knowledge-platform']],
    [
      ['ROLE_FLEET_FINANCIAL'],
      ['home', 'news', 'order-overview', 'offer-overview', 'document', 'knowledge-platform'],
    ],
    [
      ['ROLE_SMART_CONNECT', 'ROLE_RESERVATION_TOOL'],
      [...everyone, 'smart-connect', 'reservation-tool'],
    ],
    [
      ['ROLE_TECHNICIAN'],
      ['home', 'news', 'document', 'tickets', 'knowledge-platform', 'charging-experience'],
    ],
  ])('%j', (roles, expected) => expect(names(roles)).toEqual(expected));

  test('hides a tool that the brand does not have', () => {
    const tools = {
      knowledgePlatformUrl: null,
      smartConnectUrl: 'https://connect.example/',
      reservationToolUrl: null,
    };
    const facts = { environment: { ...environment, tools } as MenuFacts['environment'] };
    const roles = ['ROLE_SMART_CONNECT', 'ROLE_RESERVATION_TOOL'];
    expect(names(roles, { facts })).toEqual(['home', 'news', 'document', 'smart-connect']);
  });

  test('employees are managed in b2b only', () => {
    expect(names(['ROLE_FLEET_MANAGER'], { mode: 'b2c_cc' })).toEqual(everyone);
  });
  test('the server hides entries but grants none', () => {
    const sideBarItemsDisplay = [
      { itemIndex: 'news', displayItem: false },
      { itemIndex: 'shop', displayItem: true },
    ];
    expect(names([], { user: { sideBarItemsDisplay } })).toEqual(['home', 'document', 'knowledge-platform']);
  });
  test('a server that sends no list hides nothing', () => {
    for (const sideBarItemsDisplay of [undefined, null])
      expect(names([], { user: { sideBarItemsDisplay } })).toEqual(everyone);
  });
  test('evaluates child entries in the same way, and hides them together with their parent', () => {
    const entries = [
      {
        item: 'shop',
        access: 'shop',
        route: 'shop',
        children: [
          { item: 'order-overview', access: 'orders', route: 'order-overview' },
          { item: 'tickets', access: 'technician', route: 'tickets' },
          { item: 'manage-employee', access: 'signedIn', modes: ['b2c_cc'], route: 'manage-employee' },
        ],
      },
    ] as const;
    const below = (roles: string[], more: object = {}) => {
      const facts = {
        userInfo: userInfo(roles, more) as unknown as MenuFacts['userInfo'],
        environment,
        hasUnreadNews: false,
        session: { mode: 'b2b', isImpersonating: false },
      } as const;
      return visibleMenu(facts, entries).map(({ item, children }) => [
        item,
        ...children.map((one) => one.item),
      ]);
    };
    expect(below(['ROLE_SHOP'])).toEqual([['shop', 'order-overview']]);
    expect(below(['ROLE_FLEET_FINANCIAL'])).toEqual([]);
    const sideBarItemsDisplay = [{ itemIndex: 'order-overview', displayItem: false }];
    expect(below(['ROLE_SHOP'], { sideBarItemsDisplay })).toEqual([['shop']]);
  });
  test('shows the red dot at news', () => {
    const dots = menu([], { facts: { hasUnreadNews: true } }).filter(({ hasDot }) => hasDot);
    expect(dots.map(({ item }) => item)).toEqual(['news']);
  });
  test('charging experience is an external link, and only a safe one', () => {
    expect(menu(['ROLE_TECHNICIAN']).at(-1)).toMatchObject({ route: null, href: 'https://charge.example/x' });
    const unsafe = { chargingExperienceUrl: 'javascript:alert(1)' } as MenuFacts['environment'];
    expect(names(['ROLE_TECHNICIAN'], { facts: { environment: unsafe } })).not.toContain(
      'charging-experience',
    );
  });
  test('is empty where nobody is signed in', () =>
    expect(names([], { facts: { userInfo: undefined } })).toEqual([]));
});
