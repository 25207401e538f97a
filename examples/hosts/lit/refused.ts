import type {} from './account.ts';

const shop = document.createElement('acme-shop');
shop.pageSize = 12;
// @ts-expect-error a value there is not
shop.view = 'mosaic';
// @ts-expect-error a property there is not
shop.columns = 3;
