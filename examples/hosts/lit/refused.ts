import type {} from './account.ts';

const shop = document.createElement('acme-shop');
shop.pageSize = 12;
// @ts-expect-error an unknown value
shop.view = 'mosaic';
// @ts-expect-error an unknown property
shop.columns = 3;
