import type { Finding } from '../../check/finding.ts';
import { pageSettings } from '../../page-settings.ts';
import type { FoyerHost, FoyerSession } from '../foyer-host.ts';
import { elementStates } from './element-states.ts';
import { watchPolicy } from './watch-policy.ts';

/** Written by the build: the version, and the names of all events. */
declare const __FOYER_VERSION__: string;
declare const __FOYER_EVENTS__: string;

/** The sessions reported to the page, by API and brand. */
type KnownSessions = ReadonlyMap<string, { readonly session: FoyerSession }>;

/** Key of the open panel; while it is set, requests are reported (`beginRequest` of core). */
const watched = Symbol.for('foyer.debug');
type DebugGlobal = typeof globalThis & { [watched]?: Element | undefined };

const css = `
:host{all:initial;position:fixed;inset:auto 8px 8px auto;z-index:2147483647;inline-size:min(480px,calc(100vw - 16px));
max-block-size:60vh;overflow:auto;font:12px/1.5 ui-monospace,Menlo,Consolas,monospace;color:#eef1f5;background:#14181f;border:1px solid #758091;border-radius:8px;color-scheme:dark}
header{position:sticky;inset-block-start:0;display:flex;justify-content:space-between;align-items:center;padding:8px 12px;background:#14181f}
strong,h2{font-size:12px;margin:0}section{padding:0 12px 8px}h2{color:#b3bbc7}ul{margin:0;padding:0;list-style:none}li{overflow-wrap:anywhere;border-block-start:1px solid #2c343f;padding-block:2px}
button{font:inherit;color:inherit;background:#222933;border:1px solid #758091;border-radius:4px;min-block-size:28px;padding-inline:8px;cursor:pointer}
button:focus-visible{outline:2px solid #fff;outline-offset:2px}`;

function create<K extends keyof HTMLElementTagNameMap>(tag: K, text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** A list under a heading; `put` replaces its lines, `add` adds one at the top and keeps the newest two hundred. */
function createList(root: ShadowRoot, heading: string) {
  const section = create('section');
  const list = create('ul');
  section.append(create('h2', heading), list);
  root.append(section);
  return {
    put: (lines: readonly string[]) => list.replaceChildren(...lines.map((line) => create('li', line))),
    add(line: string) {
      list.prepend(create('li', line));
      list.children[200]?.remove();
    },
  };
}

/** An event's detail as one line; a detail that cannot be serialized is named. */
function written(detail: unknown): string {
  try {
    return JSON.stringify(detail, (key, value) => (key === 'error' ? String(value) : value)) ?? '';
  } catch {
    return String(detail);
  }
}

/** Version and address of loaders that stopped because another one was first. */
const otherCopies = (): string[] =>
  Object.entries(pageSettings()).flatMap(([copy, state]) => (state === 'stopped' ? [copy] : []));

/** The sessions of elements with another API or brand than the page. */
const otherSessions = (all: KnownSessions): string[] =>
  all.size < 2
    ? []
    : [...all].map(
        ([key, { session }]) =>
          `session of ${key.replace('|', ', brand ')}: ${session.isSignedIn ? 'signed-in' : 'signed-out'}`,
      );

const facts = ({ session }: FoyerHost, all: KnownSessions): string[] => {
  const { api, brand, locale, scheme } = pageSettings();
  const who = session?.user
    ? `${session.user.email}, ${session.company?.name ?? 'no company'}, ${session.mode}`
    : null;
  return [
    `version ${__FOYER_VERSION__}`,
    ...otherCopies().map((copy) => `stopped, because the page already had a loader: ${copy}`),
    ...(api?.startsWith('mock:') ? ['MOCK: sample data without a server (docs/test-mode.md)'] : []),
    `API ${api || location.origin}, brand ${brand || 'none'}`,
    `page ${location.origin}, lang ${document.documentElement.lang || 'none'}, locale ${locale || 'from the page'}, scheme ${scheme || 'light'}`,
    `session: ${session === null ? 'unknown' : (who ?? (session.isSignedIn ? 'signed in' : 'signed out'))}`,
    ...otherSessions(all),
  ];
};

/** Shows the checks of origin, policy, version and browser, with the line that fixes a fault. */
async function showCheck(put: (lines: readonly string[]) => void): Promise<void> {
  put(['…']);
  const [{ checkThisPage }, { checkLanguage, checkText }] = await Promise.all([
    import('../../check/check-this-page.ts'),
    import('../../check/check-text.ts'),
  ]);
  const settings = pageSettings();
  const say = checkText(checkLanguage([settings.locale ?? '', document.documentElement.lang]));
  const signs = { good: '✓', hint: '!', bad: '✗' };
  const line = ({ state, text, values, fix }: Finding) =>
    [`${signs[state]} ${say(state)}: ${say(text, values)}`, ...(fix ? [fix] : [])].join(' → ');
  put((await checkThisPage(settings)).map(line));
}

/**
 * Opens the debug panel for a page's developer: session, brand, version, the state of each element and the reason if it shows nothing, and
 * live events, requests with their ids and violations of the page's policy. A second call closes it.
 */
export function openDebug(foyer: FoyerHost, sessions: KnownSessions): void {
  const scope = globalThis as DebugGlobal;
  if (scope[watched]) {
    scope[watched].remove();
    return;
  }
  const panel = create('div');
  panel.setAttribute('role', 'region');
  panel.setAttribute('aria-label', 'Foyer debug');
  const root = panel.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const close = create('button', 'Close');
  close.addEventListener('click', () => panel.remove());
  const head = create('header');
  head.append(create('strong', 'Foyer'), close);
  root.append(head);
  const about = createList(root, 'About');
  const check = createList(root, 'Check');
  const elements = createList(root, 'Elements');
  const log = createList(root, 'Events and requests, newest first');
  showCheck(check.put).catch((error: unknown) => check.put([String(error)]));

  const end = new AbortController();
  const { signal } = end;
  const note = (event: Event) => {
    const { localName = 'document' } = event.composedPath()[0] as Partial<Element>;
    log.add(
      `${new Date().toLocaleTimeString()} ${event.type} <${localName}> ${written((event as CustomEvent).detail)}`,
    );
  };
  for (const name of __FOYER_EVENTS__.split(' '))
    document.addEventListener(`foyer-${name}`, note, { signal });
  watchPolicy(log.add, signal);
  const look = () => {
    if (!panel.isConnected) {
      end.abort();
      clearInterval(timer);
      delete scope[watched];
      return;
    }
    about.put(facts(foyer, sessions));
    elements.put(elementStates().map(({ element, says }) => `<${element.localName}> ${says}`));
  };
  const timer = setInterval(look, 500);
  scope[watched] = panel;
  document.body.append(panel);
  look();
}
