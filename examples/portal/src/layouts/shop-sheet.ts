import address from './shop.css?url';

/** What documents behind the login call the rules they bring. */
const id = 'shop-sheet';

/**
 * Has the page wear the rules of the layout behind the login, which documents in front of it do not bring. A failure is none to the caller: what is
 * drawn without them can be read.
 */
export function wearShopSheet(page: Document = document): Promise<void> {
  if (page.getElementById(id)) return Promise.resolve();
  const sheet = Object.assign(page.createElement('link'), { id, rel: 'stylesheet', href: address });
  return new Promise((resolve) => {
    for (const kind of ['load', 'error']) sheet.addEventListener(kind, () => resolve(), { once: true });
    page.head.append(sheet);
  });
}
