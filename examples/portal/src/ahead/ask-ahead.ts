import { type Ahead, type PortalPath, portalRoutes } from '@foyer/react/ahead';
import { firstReads } from './first-reads.ts';

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

/** Asks at once for all that the guard and the screen would ask one after the other (decision 0410). */
export function askAhead({ isSignedIn, askPublic, askOwn }: Ahead, page: PortalPath): void {
  const { locale, brand, name, search } = page;
  if (locale === null || name === null) return;
  const isBehind = portalRoutes[name].layout === 'shop';
  if (isBehind !== isSignedIn) return;
  const texts = (brandingId: string | null | undefined) =>
    askPublic({
      path: `/environment/translations?${new URLSearchParams({ locale, ...(brandingId ? { brandingId } : {}) })}`,
    });
  void askPublic({ path: '/environment/locales' });
  if (name !== 'activate-invitation') void askPublic({ path: `/environment${query('brand', brand)}` });
  if (!isBehind) return void texts(brand);
  const user = askOwn({ path: `/user-info${query('brand', brand)}` });
  if (search === '') for (const read of firstReads(name, locale)) askOwn(read);
  if (user)
    void brandingOf(user).then(
      (id) => texts(id ?? brand),
      () => undefined,
    );
}
