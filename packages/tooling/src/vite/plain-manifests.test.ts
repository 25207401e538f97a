import { expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { plainManifests } from './plain-manifests.ts';

type Handler = (code: string, id: string) => Promise<{ readonly code: string }>;
const { handler } = plainManifests().transform as unknown as { readonly handler: Handler };

test('a manifest keeps what runs and loses what only docs and typings read', async () => {
  const { code } = await handler('', inRoot('packages/react/src/features/orders/orders.manifest.ts'));
  expect(code).toContain('"tag":"orders"');
  expect(code).toContain('"access":"orders"');
  expect(code).toMatch(/order-list\/order-list\.tsx.{1,3}\.then\(\(module\) => module\.Orders\)/);
  expect(code).toContain('widgets: [ordersWidget, orderWidget]');
  expect(code).not.toMatch(/summary|description|"parts"|sample/);
  // a feature is declared after the widgets that it names
  expect(code.indexOf('ordersFeature =')).toBeGreaterThan(code.indexOf('ordersWidget ='));
});
