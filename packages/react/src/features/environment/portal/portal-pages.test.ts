import { portalRoutes } from '@foyer/contract/portal-routes';
import { expect, it } from 'vitest';
import { toCamelCase } from '../../../widget/to-camel-case.ts';
import { plainFeatures } from '../../registry.ts';
import { pageOf, portalPages, type Visit } from './portal-pages.ts';

const widgets = plainFeatures.flatMap(({ widgets }) => [...widgets]);
const visit: Visit = {
  id: 'x1',
  key: 'k1',
  ask: (name) => (name === 'kind' ? undefined : name),
  token: 'geheim',
};

it.each(Object.entries(portalPages))('%s is a widget that shows it, with props that it has', (name, page) => {
  const widget = widgets.find(({ tag }) => tag === page.tag);
  expect(widget?.shows).toContain(name === 'login-oauth2' ? 'login' : name);
  const known = Object.keys(widget?.attributes ?? {}).map(toCamelCase);
  expect(Object.keys(page.props?.(visit) ?? {}).filter((prop) => !known.includes(prop))).toEqual([]);
});

it('every screen about one thing gets its id', () => {
  const own = Object.entries(portalRoutes).filter(([, { path }]) => path.endsWith('/:id'));
  for (const [name] of own) {
    const page = pageOf(name as keyof typeof portalRoutes, visit);
    expect(Object.values(page.props?.(visit) ?? {})).toContain('x1');
    expect(page.anew).toBe('id');
  }
});

it('the request that a prompt asks for stands in the address of all requests', () => {
  const page = pageOf('use-cases', {
    ask: (name) => (name === 'kind' ? 'mileage-status-report' : undefined),
  });
  expect([page.tag, page.props?.(visit)]).toEqual(['use-case', { kind: 'mileage-status-report' }]);
});
