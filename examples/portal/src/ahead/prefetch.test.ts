import type { Ahead } from '@foyer/react/ahead';
import { nextTask } from '@foyer/testing/next-task';
import { afterEach, expect, test } from 'vitest';
import type { DocumentPage } from './document-page.ts';
import { prefetchSignedIn } from './prefetch-signed-in.ts';
import { prefetchSignedOut } from './prefetch-signed-out.ts';

/** Stores the brand of the last shown texts, as the portal does. */
const rememberBranding = (id: string) => localStorage.setItem('foyer.portal.branding', id);

const orders: DocumentPage = {
  name: 'order-overview',
  layout: 'shop',
  access: 'orders',
  locale: 'de_DE',
  brand: null,
  search: '',
  reads: [{ path: '/orders?limit=25&locale=de_DE&sort=orderedAt%3Adesc' }],
};

/** Requests for the page by a user of this brand: those sent at once, and those sent when the user is known. */
async function ask(page: DocumentPage, branding: string | null) {
  const asked: string[] = [];
  const answers: Response[] = [];
  const answer = ({ path }: { readonly path: string }) => {
    const response = Response.json({ branding: branding && { id: branding } });
    asked.push(path);
    answers.push(response);
    return Promise.resolve(response);
  };
  const isPermitted = () => true;
  prefetchSignedIn(
    { isSignedIn: true, isPermitted, askPublic: answer, askOwn: answer } satisfies Ahead,
    page,
  );
  const atOnce = [...asked];
  // read the answers as the code under test does, then wait for its next requests
  await Promise.all(answers.map((each) => each.clone().json()));
  await nextTask();
  return { atOnce, later: asked.slice(atOnce.length) };
}
const texts = (id?: string) =>
  `/environment/translations?locale=de_DE${id === undefined ? '' : `&brandingId=${id}`}`;

afterEach(() => localStorage.clear());

test('texts wait for the user where nobody knows whose they are', async () => {
  const { atOnce, later } = await ask(orders, 'nordwind');
  expect(atOnce).toEqual([
    '/environment/locales',
    '/environment',
    '/user-info',
    '/orders?limit=25&locale=de_DE&sort=orderedAt%3Adesc',
  ]);
  expect(later).toEqual([texts('nordwind')]);
});

test('texts of the brand of before are asked for beside the user, and once', async () => {
  rememberBranding('nordwind');
  const { atOnce, later } = await ask(orders, 'nordwind');
  expect(atOnce).toContain(texts('nordwind'));
  expect(later).toEqual([]);
  rememberBranding('');
  expect((await ask(orders, null)).atOnce).toContain(texts());
});

test('a user of another brand than the previous user gets its texts', async () => {
  rememberBranding('nordwind');
  expect((await ask(orders, 'sonnental')).later).toEqual([texts('sonnental')]);
});

test('a screen without reads has what the guard asks alone', async () => {
  const { atOnce } = await ask({ ...orders, reads: [] }, null);
  expect(atOnce).toEqual(['/environment/locales', '/environment', '/user-info']);
});

test('in front of the login it is the brand of the address whose texts are asked for', () => {
  const asked: string[] = [];
  const askPublic = ({ path }: { readonly path: string }) => {
    asked.push(path);
    return Promise.resolve(Response.json({}));
  };
  const ahead: Ahead = { isSignedIn: false, isPermitted: () => false, askPublic, askOwn: () => null };
  prefetchSignedOut(ahead, { ...orders, name: 'login', layout: 'login', brand: 'nordwind' });
  expect(asked).toEqual(['/environment/locales', '/environment?brand=nordwind', texts('nordwind')]);
  asked.length = 0;
  prefetchSignedOut(ahead, { ...orders, name: 'activate-invitation', layout: 'login' });
  expect(asked).toEqual(['/environment/locales', texts()]);
});
