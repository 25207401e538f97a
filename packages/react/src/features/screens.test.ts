import { menuEntries, type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import { expect, it } from 'vitest';
import type { Visit } from '../screens/define-screen.ts';
import titles from '../screens/locales/de.json';
import { toCamelCase } from '../widget/manifest/to-camel-case.ts';
import { publicScreens } from './public-screens.ts';
import { plainFeatures } from './registry.ts';
import { screens } from './screens.ts';

const widgets = plainFeatures.flatMap(({ widgets }) => [...widgets]);
const all = Object.values(screens);
const visit: Visit = { id: 'x1', key: 'k1', ask: (name) => name, token: 'geheim' };

it('every route has one record, and there is no other record', () =>
  expect(Object.keys(screens).sort()).toEqual(Object.keys(portalRoutes).sort()));

it.each(all)(
  '$route is a widget that shows it, with props that it has',
  ({ route, widget, props, standIn }) => {
    for (const drawn of [{ widget, props }, ...(standIn ? [standIn] : [])]) {
      expect(widgets).toContain(drawn.widget);
      const known = Object.keys(drawn.widget.attributes).map(toCamelCase);
      expect(Object.keys(drawn.props?.(visit) ?? {}).filter((prop) => !known.includes(prop))).toEqual([]);
    }
    expect(widget.shows).toContain(route);
  },
);

it.each(all.filter(({ route }) => portalRoutes[route].path.endsWith('/:id')))(
  '$route shows one entry, gets its id and remounts when the id changes',
  ({ anew, props }) => {
    expect(Object.values(props?.(visit) ?? {})).toContain('x1');
    expect(anew).toBe('id');
  },
);

it.each(all)('$route prefetches only its own language and entry', ({ reads }) => {
  const place = { id: 'x1', locale: 'fr_FR' };
  for (const { input } of reads?.(place) ?? []) {
    expect([undefined, 'fr_FR']).toContain(input.query?.locale);
    expect([undefined, 'x1']).toContain(input.params?.id);
  }
});

it('every title is the title of a screen', () =>
  expect(Object.keys(titles).sort()).toEqual([...new Set(all.map(({ title }) => title))].sort()));

it('the screens in front of the login are those of all screens', () => {
  const open = all.filter(({ route }) => portalRoutes[route].access === 'public');
  expect(Object.keys(publicScreens).sort()).toEqual(open.map(({ route }) => route).sort());
  for (const { route, widget } of Object.values(publicScreens)) expect(screens[route].widget).toBe(widget);
});

it('every menu entry that leads to a screen has its own icon', () => {
  const entries = menuEntries.flatMap((entry) => [entry, ...('children' in entry ? entry.children : [])]);
  const routes = entries.flatMap((entry): PortalRouteName[] => ('route' in entry ? [entry.route] : []));
  const icons = routes.map((route) => screens[route].icon);
  expect(new Set(icons).size).toBe(routes.length);
  expect(icons).not.toContain(undefined);
});

it('a prompt opens the request it asks for at the address of all requests', () => {
  const { standIn } = screens['use-cases'];
  const wanted = { ...visit, ask: (name: string) => (name === 'kind' ? 'mileage-status-report' : undefined) };
  expect(standIn?.when(wanted, undefined)).toBe(true);
  expect([standIn?.widget.tag, standIn?.props?.(wanted)]).toEqual([
    'use-case',
    { kind: 'mileage-status-report' },
  ]);
  expect(standIn?.when({ ...visit, ask: () => undefined }, undefined)).toBe(false);
});
