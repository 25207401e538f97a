import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { cartBadgeWidget } from '../cart.manifest.ts';
import { cartOf, lineOf } from '../cart-fixture.ts';

const answers = { getCart: cartOf([lineOf('a', { quantity: 12 })]) };

/** Cart badge over fixed answers. */
export const example: Example = {
  title: 'Cart badge',
  group: 'Cart',
  render: () => <ExampleWidget widget={cartBadgeWidget} answers={answers} />,
};
