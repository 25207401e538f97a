import { type PaintedElement, paintKey } from '../../src/stage/painted.ts';
import { dist, until } from './widgets.ts';

export interface Sent {
  readonly url: string;
  readonly body: unknown;
}

/** A separate page in which the test loads the first stage and React. */
export interface StagePage {
  readonly frame: HTMLIFrameElement;
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  /** API calls; only those that `answer` handles are answered. */
  readonly sent: Sent[];
  /** Errors and warnings of the page. */
  readonly trouble: string[];
  /** Puts markup on the page and runs the first stage on it, as the loader does. */
  paint(markup: string): Promise<HTMLElement>;
  /** Loads React, and waits until it has taken over `element`. */
  takeOver(element?: HTMLElement): Promise<void>;
  load(path: string): Promise<void>;
}

/** Pages may name it too (docs/embedding.md). */
const stagePath = 'stage.js';

const isReact = (node: Element | null | undefined) =>
  node != null && Object.keys(node).some((key) => key.startsWith('__reactProps'));

function watchTrouble(window: Window & typeof globalThis, trouble: string[]): void {
  window.addEventListener('error', (event) => trouble.push(`error: ${event.message}`));
  window.addEventListener('unhandledrejection', (event) => trouble.push(`rejection: ${event.reason}`));
  for (const level of ['error', 'warn'] as const) {
    window.console[level] = (...words: unknown[]) => void trouble.push(words.map(String).join(' '));
  }
}

/** Opens the page; `answer` may answer calls. */
export async function openStagePage(
  answer: (url: string) => Response | undefined = () => undefined,
): Promise<StagePage> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size:600px;block-size:700px';
  frame.src = '/packages/elements/test/browser/stage-page.html';
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await isLoaded;
  const window = frame.contentWindow as Window & typeof globalThis;
  const page = window.document;
  const sent: Sent[] = [];
  const trouble: string[] = [];
  watchTrouble(window, trouble);
  window.fetch = (input, init) => {
    const url = String(input instanceof window.Request ? input.url : input);
    sent.push({ url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const known = answer(url);
    return known ? Promise.resolve(known) : new Promise(() => {});
  };
  const load = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const script = page.createElement('script');
      script.type = 'module';
      script.src = `${dist}/${path}`;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`${path} could not be loaded`));
      page.head.append(script);
    });
  const first = () => page.querySelector('foyer-login') as HTMLElement;
  return {
    frame,
    window,
    document: page,
    sent,
    trouble,
    load,
    async paint(markup) {
      page.body.insertAdjacentHTML('beforeend', markup);
      await load(stagePath);
      const paint = (window as unknown as Record<symbol, (node: Element) => void>)[Symbol.for('foyer.paint')];
      page.querySelectorAll('foyer-login').forEach((node) => void paint?.(node));
      return first();
    },
    async takeOver(element = first()) {
      await load('widgets/login.js');
      await until(() => isReact(element.shadowRoot?.querySelector('input')), 'React');
      await until(() => element.shadowRoot?.adoptedStyleSheets.length !== 0, 'styles');
      // an effect that runs after the render
      await until(() => (element as PaintedElement)[paintKey] === undefined, 'the end of the stage');
    },
  };
}

export const fieldOf = (element: Element, name: string): HTMLInputElement =>
  element.shadowRoot?.querySelector(`input[name=${name}]`) as HTMLInputElement;
export const formOf = (element: Element): HTMLFormElement =>
  element.shadowRoot?.querySelector('form') as HTMLFormElement;
