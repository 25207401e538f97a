import { expect, use } from 'chai';
import { nextTask } from '../../../testing/src/next-task.ts';
import { waitUntil as until } from '../../../testing/src/wait-until.ts';

export { expect, nextTask, until };

void use;

/** A widget as `custom-elements.json` describes it. */
export interface WidgetDeclaration {
  readonly name: string;
  readonly tagName: string;
  readonly feature: string;
  readonly access: string;
  /** Attributes of a sample; an id names the read that provides it. */
  readonly sample: Readonly<Record<string, string | number | boolean | { readonly from: string }>>;
  /** Screens of the portal it shows. */
  readonly shows: readonly string[];
  /** Set for a widget that is as wide as its content. */
  readonly inlineSize?: string;
  readonly cssStates: readonly { readonly name: string }[];
  readonly attributes: readonly {
    readonly name: string;
    readonly fieldName?: string;
    readonly type: { readonly text: string };
  }[];
  readonly cssParts: readonly { readonly name: string }[];
  readonly slots: readonly { readonly name: string }[];
}

/** The account that may see a widget: the manager of Nordwind, except for support's widgets. */
export const accountFor = ({ access }: WidgetDeclaration): string =>
  access === 'selectAccount' ? 'support@service.example' : 'manager@nordwind.example';

export const dist = '/packages/elements/dist';
const demoPassword = 'Foyer-Demo-2026';

/** All widgets of the built manifest, so that none can be forgotten. */
export async function allWidgets(): Promise<WidgetDeclaration[]> {
  const manifest = await (await fetch(`${dist}/custom-elements.json`)).json();
  const all: WidgetDeclaration[] = manifest.modules.flatMap(
    (module: { declarations: WidgetDeclaration[] }) => module.declarations,
  );
  return all.filter(({ tagName }) => tagName);
}

interface Operation {
  readonly operationId: string;
  readonly 'x-foyer-id-from'?: Readonly<Record<string, string>>;
}

/** Calls a read with a token and returns its answer; finds the ids in its path as the contract defines. */
async function read(operationId: string, token: string): Promise<unknown> {
  const { paths } = await (await fetch('/api/portal/openapi.json')).json();
  for (const [path, methods] of Object.entries<Record<string, Operation>>(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId !== operationId) continue;
      let filled = path;
      for (const [name, source] of Object.entries(operation['x-foyer-id-from'] ?? {}))
        filled = filled.replace(`{${name}}`, await idFrom(source, token));
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`/api/portal${filled}`, { method: method.toUpperCase(), headers });
      if (answer.ok) return answer.json();
      throw new Error(`${operationId} returned status ${answer.status}`);
    }
  }
  throw new Error(`There is no operation ${operationId}`);
}

/** The first id that a source provides: `listOrders`, `getArticle.documents.id`. */
async function idFrom(source: string, token: string): Promise<string> {
  const [operation = '', ...way] = source.split('.');
  let value = await read(operation, token);
  for (const key of way.length > 0 ? way : ['items', 'id']) {
    const one = Array.isArray(value) ? value[0] : value;
    value = (one as Record<string, unknown> | undefined)?.[key];
  }
  if (typeof value === 'string') return value;
  throw new Error(`${source} returned no id`);
}

/** The attributes of a widget's sample for the signed-in user; `without ids` omits the ids. */
export async function sampleOf(
  { sample }: WidgetDeclaration,
  ids: 'with ids' | 'without ids' = 'with ids',
): Promise<Record<string, string>> {
  const [first] = JSON.parse(localStorage.getItem('USER_ACCESS_ALL_MODE') ?? '[]') as { token: string }[];
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(sample)) {
    if (typeof value !== 'object') attributes[name] = String(value);
    else if (ids === 'with ids') attributes[name] = await idFrom(value.from, first?.token ?? '');
  }
  return attributes;
}

/** Waits until the next frame is drawn, and for the tasks queued by then. */
export async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}

/** An element's shadow root, and those inside of it: the chat is an element inside another. */
const rootsOf = (element: Element): readonly ShadowRoot[] =>
  element.shadowRoot
    ? [element.shadowRoot, ...[...element.shadowRoot.querySelectorAll('foyer-chatbot')].flatMap(rootsOf)]
    : [];

/** All text in an element's shadow roots. */
export const textOf = (element: Element): string =>
  rootsOf(element)
    .map((root) => root.textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a selector matches inside a widget, including elements inside of it. */
export const holds = (element: Element, selector: string): boolean =>
  rootsOf(element).some((root) => root.querySelector(selector) !== null);

/** Whether a widget shows content and waits for nothing. */
export function isSettled(element: HTMLElement): boolean {
  return (textOf(element) !== '' || holds(element, '[aria-label]')) && !holds(element, '[aria-busy=true]');
}

/** Signs in through the API and stores the session where the SDK looks for it. */
export async function signIn(email: string): Promise<void> {
  const answer = await fetch('/api/portal/security/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  const { tokens } = await answer.json();
  const claims = JSON.parse(atob(tokens[0].token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
  localStorage.setItem('USER_ACCESS_ALL_MODE', JSON.stringify(tokens));
  localStorage.setItem('USER_ACCESS_SELECTED_MODE', tokens[0].mode);
  localStorage.setItem('USER_ACCESS_EXPIRE_TIME', String(claims.exp * 1000));
}

/** Fills in a login on any page, and submits it. */
export async function sendLogin(login: HTMLElement, email: string): Promise<void> {
  const form = await until(() => login.shadowRoot?.querySelector('form'), 'the form of the login');
  const { Event: PageEvent } = login.ownerDocument.defaultView as Window & typeof globalThis;
  for (const [name, value] of Object.entries({ username: email, password: demoPassword })) {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
    field.focus();
    field.value = value;
    field.dispatchEvent(new PageEvent('input', { bubbles: true }));
  }
  form.requestSubmit();
}

/** Empties the page, the session and the SDKs of the page. */
export function startAfresh(): void {
  document.body.replaceChildren();
  const sdks = (globalThis as Record<symbol, unknown>)[Symbol.for('foyer.sdk')] as
    | Map<string, { destroy(): void }>
    | undefined;
  for (const sdk of [...(sdks?.values() ?? [])]) sdk.destroy();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
}

/** Loads the widget's script and puts its element on the page. */
export async function place(tagName: string, attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await import(`${dist}/widgets/${tagName.replace('foyer-', '')}.js`);
  const element = document.createElement(tagName);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

interface Axe {
  run(
    context: Element,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** Violations that axe finds in an element, one per line. */
export async function axeViolations(element: Element): Promise<string[]> {
  const holder = globalThis as { axe?: Axe };
  if (!holder.axe) {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = '/node_modules/axe-core/axe.min.js';
      script.onload = resolve;
      script.onerror = reject;
      document.body.append(script);
    });
  }
  // Wait for animations: the contrast of colours in transition does not count.
  const running = element.shadowRoot?.getAnimations() ?? [];
  const ending = running.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const result = await holder.axe?.run(element, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return (result?.violations ?? []).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}

const controls = 'a[href],button,input:not([type=hidden]),select,textarea,summary';
/** Roles in which one node takes the focus and arrow keys move it. */
const composites =
  '[role=tablist],[role=menu],[role=listbox],[role=grid],[role=radiogroup],[role=group],[role=toolbar],fieldset';

/** Visible controls that Tab cannot reach, or that it reaches out of order. */
export function outOfReach(element: Element): string[] {
  const nodes = [...(element.shadowRoot?.querySelectorAll<HTMLElement>(controls) ?? [])];
  return nodes
    .filter((node) => node.checkVisibility() && !node.closest('[inert]') && !node.matches(':disabled'))
    .filter((node) => node.tabIndex > 0 || (node.tabIndex < 0 && !node.closest(composites)))
    .map((node) => node.outerHTML.slice(0, 160));
}
