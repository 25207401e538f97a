/** Id of the style element that documents behind the login contain. */
const id = 'shop-sheet';

/**
 * Loads the style sheet of the layout behind the login, which documents in front of it do not contain. A failure is ignored: without the
 * styles the page is still readable.
 */
export function addShopSheet(address: string, page: Document = document): Promise<void> {
  if (page.getElementById(id)) return Promise.resolve();
  const sheet = Object.assign(page.createElement('link'), { id, rel: 'stylesheet', href: address });
  return new Promise((resolve) => {
    for (const kind of ['load', 'error']) sheet.addEventListener(kind, () => resolve(), { once: true });
    page.head.append(sheet);
  });
}
