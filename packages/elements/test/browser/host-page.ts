import type { FoyerHost } from '../../src/host/foyer-host.ts';
import { dist, until } from './widgets.ts';

/** An event that a page has received. */
export interface Heard {
  readonly type: string;
  readonly tag: string;
  readonly detail: Record<string, unknown> & {
    readonly reason?: string;
    readonly session?: FoyerHost['session'];
  };
}

/** A separate page in a frame, with the loader: for the browser's storage and channels it is another tab. */
export interface HostPage {
  readonly window: Window & typeof globalThis & { Foyer: FoyerHost };
  readonly document: Document;
  readonly heard: Heard[];
  /** The reasons of the received `foyer-session` events. */
  reasons(): (string | undefined)[];
  /** Waits for an event. */
  hears(look: (heard: Heard) => boolean, what: string): Promise<Heard>;
  close(): void;
}

const names = ['foyer-session', 'foyer-ready', 'foyer-error'];

/** Opens a page with the loader and this markup; `settings` are those of the script, `elements` is the folder of the scripts. */
export async function openHostPage(
  markup: string,
  settings: Readonly<Record<string, string>> = { locale: 'en_GB' },
  elements = dist,
): Promise<HostPage> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size:900px;block-size:700px';
  frame.src = '/packages/elements/test/browser/stage-page.html';
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await isLoaded;
  const window = frame.contentWindow as HostPage['window'];
  const page = window.document;
  const heard: Heard[] = [];
  for (const name of names)
    page.addEventListener(name, (event) =>
      heard.push({
        type: name,
        tag: (event.target as Element).localName ?? '',
        detail: (event as CustomEvent).detail,
      }),
    );
  page.body.innerHTML = markup;
  const script = page.createElement('script');
  script.type = 'module';
  script.src = `${elements}/foyer.js`;
  Object.assign(script.dataset, settings);
  page.head.append(script);
  return {
    window,
    document: page,
    heard,
    reasons: () => heard.filter(({ type }) => type === 'foyer-session').map(({ detail }) => detail.reason),
    hears: (look, what) => until(() => heard.find(look), what),
    close: () => frame.remove(),
  };
}

/** Follows the page's timers of up to a second from now on; the returned function tells whether one is still open. */
export function watchPauses({ window }: HostPage): () => boolean {
  const { setTimeout: wait, clearTimeout: clear } = window;
  const open = new Set<number>();
  const put = (run: () => void, delay = 0, ...given: []): number => {
    const id = wait(() => {
      open.delete(id);
      run(...given);
    }, delay);
    if (delay <= 1000) open.add(id);
    return id;
  };
  const stop = (id: number) => {
    open.delete(id);
    clear(id);
  };
  Object.assign(window, { setTimeout: put, clearTimeout: stop });
  return () => open.size > 0;
}
