import type { Ahead } from '@foyer/react/ahead';
import type { DocumentPage } from './document-page.ts';
import { firstReads } from './first-reads.ts';
import { knownBranding } from './known-branding.ts';

const query = (name: string, value: string | null | undefined) =>
  value ? `?${new URLSearchParams({ [name]: value })}` : '';

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

/** Asks at once for all that the guard and the screen would ask one after the other (decision 0410). */
export function askAhead({ isSignedIn, askPublic, askOwn }: Ahead, page: DocumentPage): void {
  const { locale, brand, name, layout, search } = page;
  const isBehind = layout === 'shop';
  if (isBehind !== isSignedIn) return;
  const texts = (brandingId: string | null) =>
    void askPublic({
      path: `/environment/translations?${new URLSearchParams({ locale, ...(brandingId ? { brandingId } : {}) })}`,
    });
  void askPublic({ path: '/environment/locales' });
  if (name !== 'activate-invitation') void askPublic({ path: `/environment${query('brand', brand)}` });
  if (!isBehind) texts(brand);
  const user = isBehind ? askOwn({ path: `/user-info${query('brand', brand)}` }) : null;
  if (!user) return;
  if (search === '')
    for (const { pictures = 0, ...read } of firstReads(name, locale)) {
      const answer = askOwn(read);
      if (pictures > 0) loadPictures(answer, pictures).catch(() => undefined);
    }
  // the brand is known by who is signed in, and mostly it is the one of before
  const before = knownBranding();
  if (before !== null) texts(before);
  brandingOf(user).then(
    (id) => (id ?? brand ?? '') !== before && texts(id ?? brand),
    () => undefined,
  );
}
