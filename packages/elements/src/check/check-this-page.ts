import type { PageSettings } from '../page-settings.ts';
import { askReleases, askServer } from './ask-server.ts';
import { checkBrowser } from './check-browser.ts';
import { checkOrigin } from './check-origin.ts';
import { blockedBy } from './check-policy.ts';
import { checkVersions } from './check-versions.ts';
import type { Finding } from './finding.ts';
import { parsePolicies, type Ruled, rulers } from './policy.ts';

/** The address of the scripts' folder; the build puts this module into `chunks/`. */
const elements = import.meta.url.replace(/(chunks\/)?[^/]*$/, '');
/** Longest time to wait for the browser to load a file, in milliseconds. */
const longest = 5000;

const kinds = Object.keys(rulers) as Ruled[];
const kindOf = (directive: string): Ruled | undefined =>
  kinds.find(
    (kind) => (rulers[kind] as readonly string[]).includes(directive) && directive !== 'default-src',
  );

/** Loads a file by an element and removes the element; fulfilled even if loading fails. */
function load(element: HTMLLinkElement | HTMLImageElement, isPut: boolean): Promise<void> {
  return new Promise<void>((resolve) => {
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener('error', () => resolve(), { once: true });
    setTimeout(resolve, longest);
    if (isPut) document.head.append(element);
  }).finally(() => element.remove());
}

function loadStyle(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // the style sheet does not apply to the page
  link.media = 'not all';
  link.href = `${elements}foyer.css`;
  return load(link, true);
}

function loadPicture(api: string): Promise<void> {
  const picture = new Image();
  const isLoaded = load(picture, false);
  picture.src = `${api}/media/check.svg`;
  return isLoaded;
}

/** Runs `work` and reports the loads from our origins that the page's policy blocks meanwhile; loads from other origins are ignored. */
async function findBlocked<T>(
  ours: readonly string[],
  work: () => Promise<T>,
): Promise<readonly [Finding[], T]> {
  const found = new Map<Ruled, Finding>();
  const note = ({
    disposition,
    effectiveDirective,
    blockedURI,
    originalPolicy,
  }: SecurityPolicyViolationEvent) => {
    const kind = kindOf(effectiveDirective);
    const [policy] = parsePolicies(originalPolicy);
    const origin = URL.parse(blockedURI)?.origin ?? '';
    if (!kind || !policy || disposition !== 'enforce' || !ours.includes(origin)) return;
    found.set(kind, blockedBy(policy, kind, origin));
  };
  document.addEventListener('securitypolicyviolation', note);
  try {
    const answer = await work();
    // the browser reports violations in a separate task
    await new Promise((resolve) => setTimeout(resolve, 50));
    const good = kinds
      .filter((directive) => !found.has(directive))
      .map((directive): Finding => ({ state: 'good', text: 'policy-allows', values: { directive } }));
    return [[...found.values(), ...good], answer];
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}

/** The addresses of all copies of the loader on the page, the running one first. */
const copies = (settings: PageSettings): string[] => {
  const { copy, ...others } = settings as Readonly<Record<string, string | undefined>>;
  const stopped = Object.keys(others).filter((name) => others[name] === 'stopped');
  return [copy ?? ` ${elements}`, ...stopped].map((text) => text.split(' ')[1] ?? '');
};

/** Checks the current page: what the browser blocks, what the server answers, and which copies of the loader the page has. */
export async function checkThisPage(settings: PageSettings): Promise<Finding[]> {
  const { api = '', brand = '' } = settings;
  const apiOrigin = new URL(api || location.origin, location.href).origin;
  const [policy, [facts, releases]] = await findBlocked([apiOrigin, new URL(elements).origin], async () => {
    const loading = [loadStyle(), loadPicture(apiOrigin)];
    const asked = await Promise.all([
      askServer(apiOrigin, { origin: location.origin, brand }),
      askReleases(elements),
    ]);
    await Promise.all(loading);
    return asked;
  });
  const away: Finding = { state: 'bad', text: 'server-away' };
  return [
    ...(facts ? checkOrigin(facts) : [away]),
    ...policy,
    ...checkVersions(
      copies(settings).map((folder) => `${folder}foyer.js`),
      releases,
      new Date(facts?.now ?? Date.now()),
    ),
    ...checkBrowser(facts?.now ?? null, Date.now()),
  ];
}
