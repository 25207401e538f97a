import type { Ahead } from '@foyer/react/ahead';
import { askPlace, askTexts, ofBrand } from './ask-in-front.ts';
import type { DocumentPage } from './document-page.ts';
import { knownBranding } from './known-branding.ts';

interface WhoIsThere {
  readonly branding?: { readonly id?: string } | null;
}

/** The brand of who is signed in, once that is answered; the answer itself is left to whoever asks for it. */
async function brandingOf(answer: Promise<Response> | null): Promise<string | undefined> {
  const found = answer && ((await (await answer).clone().json()) as WhoIsThere);
  return found?.branding?.id;
}

interface WithPictures {
  readonly items?: readonly { readonly picture?: { readonly url?: string } | null }[];
}

/** Loads the first pictures of a list while its code is on the way; without them they come when they are drawn. */
async function loadPictures(answer: Promise<Response> | null, count: number): Promise<void> {
  const { items = [] } = answer ? ((await (await answer).clone().json()) as WithPictures) : {};
  for (const { picture } of items.slice(0, count)) if (picture?.url) new Image().src = picture.url;
}

/**
 * Asks at once for all that the guard and the screen would ask one after the other for who is signed in. Returns whether that is
 * all: an address that says more, or another screen, asks something else.
 */
export function askBehind(ahead: Ahead, page: DocumentPage): boolean {
  const { brand, reads } = page;
  const { askOwn } = ahead;
  askPlace(ahead, page);
  const user = askOwn({ path: ofBrand('/user-info', page) });
  if (!user) return false;
  for (const { pictures = 0, ...read } of reads) {
    const answer = askOwn(read);
    if (pictures > 0) loadPictures(answer, pictures).catch(() => undefined);
  }
  // the brand is known by who is signed in, and mostly it is the one of before
  const before = knownBranding();
  if (before !== null) askTexts(ahead, page, before);
  brandingOf(user).then(
    (id) => (id ?? brand ?? '') !== before && askTexts(ahead, page, id ?? brand),
    () => undefined,
  );
  return reads.length > 0;
}
