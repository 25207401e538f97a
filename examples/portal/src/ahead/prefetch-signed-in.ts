import { type Ahead, knownBranding } from '@foyer/react/ahead';
import type { DocumentPage } from './document-page.ts';
import { ofBrand, prefetchEnvironment, prefetchTexts } from './prefetch-signed-out.ts';

interface WhoIsThere {
  readonly branding?: { readonly id?: string } | null;
}

/** The brand of the signed-in user, once it is answered. Reads a clone, so that the answer itself stays unread for its caller. */
async function brandingOf(answer: Promise<Response> | null): Promise<string | undefined> {
  const found = answer && ((await (await answer).clone().json()) as WhoIsThere);
  return found?.branding?.id;
}

interface WithPictures {
  readonly items?: readonly { readonly picture?: { readonly url?: string } | null }[];
}

/** Loads the first pictures of a list while its code is loading; otherwise they would be loaded when they are drawn. */
async function loadPictures(answer: Promise<Response> | null, count: number): Promise<void> {
  const { items = [] } = answer ? ((await (await answer).clone().json()) as WithPictures) : {};
  for (const { picture } of items.slice(0, count)) if (picture?.url) new Image().src = picture.url;
}

/** Sends at once the requests that the guard and the screen would send one after the other for a signed-in user. */
export function prefetchSignedIn(ahead: Ahead, page: DocumentPage): void {
  const { brand, reads } = page;
  const { askOwn } = ahead;
  prefetchEnvironment(ahead, page);
  const user = askOwn({ path: ofBrand('/user-info', page) });
  if (!user) return;
  for (const { pictures = 0, ...read } of reads) {
    const answer = askOwn(read);
    if (pictures > 0) loadPictures(answer, pictures).catch(() => undefined);
  }
  // the user determines the brand, which is usually the same as before
  const before = knownBranding();
  if (before !== null) prefetchTexts(ahead, page, before);
  brandingOf(user).then(
    (id) => (id ?? brand ?? '') !== before && prefetchTexts(ahead, page, id ?? brand),
    () => undefined,
  );
}
