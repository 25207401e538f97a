import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { routes } from '@foyer/contract/routes';
import type { LightWidget } from '../../../widget/light-widget.ts';
import { shownCount } from './shown-count.ts';

const path: (typeof routes)['getCart'][1] = '/cart';

/** The badge before React is there. */
export const lightCartBadge: LightWidget<Pick<Cart, 'itemCount'>> = {
  read: { name: 'getCart', path, access: 'shop' },
  countOf: ({ itemCount }) => itemCount,
  shown: shownCount,
  sample: (itemCount) => ({ itemCount }),
};
