import { afterAll, beforeAll, vi } from 'vitest';
import { nextTask } from './next-task.ts';

/**
 * A setup file for projects whose test files share a worker: a file that leaves something behind fails, and the leftovers are cleared, so
 * that only this file fails. Modules stay loaded; the code has no state in modules.
 */
type Fault = string;

/** Globals that libraries set when they are first loaded. */
const byLibraries = new Set([
  ...['IS_REACT_ACT_ENVIRONMENT', 'CSS', 'CSSStyleSheet', 'axe', 'visualViewport', 'nanostoresGlobal'],
]);

const isHolder = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null;

/** Returns every global with its properties and those of its prototype: `URL`, `URL.createObjectURL`, `Element.prototype.matches`. */
function globals(): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const note = (prefix: string, holder: object) => {
    for (const key of Reflect.ownKeys(holder)) {
      const place = Object.getOwnPropertyDescriptor(holder, key);
      if (place) found.set(`${prefix}${String(key)}`, place.get ?? place.value);
    }
  };
  for (const key of Reflect.ownKeys(globalThis)) {
    if (typeof key === 'symbol' || byLibraries.has(key) || key.startsWith('__')) continue;
    const value = Object.getOwnPropertyDescriptor(globalThis, key)?.value;
    found.set(String(key), value);
    if (typeof value !== 'function') continue;
    note(`${String(key)}.`, value);
    if (isHolder(value.prototype)) note(`${String(key)}.prototype.`, value.prototype);
  }
  return found;
}

function changedGlobals(before: ReadonlyMap<string, unknown>): Fault[] {
  const after = globals();
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.has(name) !== after.has(name) || !Object.is(before.get(name), after.get(name)))
    .map((name) => `the global ${name} was changed`);
}

const attributesOf = (node: Element) => node.getAttributeNames().map((name) => `${node.localName}[${name}]`);

/** Returns the nodes left in the body, except the live region of react-aria, which is created once and found again. */
const leftNodes = () => [...document.body.children].filter((node) => !node.matches('[data-live-announcer]'));

/** Returns everything left in the page, and clears it. */
function leftInPage(): Fault[] {
  const faults = [
    ...leftNodes().map((node) => `<${node.localName}> in the body`),
    ...[document.documentElement, document.body].flatMap(attributesOf).map((name) => `the attribute ${name}`),
    ...[localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .map((key) => `stored: ${key}`),
    ...document.cookie
      .split('; ')
      .filter(Boolean)
      .map((cookie) => `the cookie ${cookie}`),
  ];
  for (const node of leftNodes()) node.remove();
  for (const node of [document.documentElement, document.body])
    for (const name of node.getAttributeNames()) node.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  return faults;
}

interface Sdk {
  destroy(): void;
}

/** Returns SDKs that were not destroyed and would continue to send requests and events. */
function openSdks(): Fault[] {
  const registered = (globalThis as { [key: symbol]: unknown })[Symbol.for('foyer.sdk')] as
    | Map<string, Sdk>
    | undefined;
  const open = [...(registered ?? [])];
  for (const [, sdk] of open) sdk.destroy();
  registered?.clear();
  return open.map(([key]) => `the SDK ${key} is still open`);
}

/** Returns the URL without the `#` that an emptied fragment leaves. */
const place = () => location.href.replace(/#$/, '');
const hasPage = () => typeof document !== 'undefined' && typeof localStorage !== 'undefined';

let before: ReadonlyMap<string, unknown>;
let address: string;
beforeAll(() => {
  before = globals();
  if (hasPage()) address = place();
});

afterAll(async () => {
  const faults: Fault[] = [];
  if (vi.isFakeTimers()) {
    vi.useRealTimers();
    faults.push('fake timers are still installed');
  }
  // lazy imports of a widget that no test waited for: interrupted, they would be broken for every later file
  await vi.dynamicImportSettled();
  faults.push(...changedGlobals(before), ...openSdks());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (hasPage()) {
    // React defers some work until after the last test.
    await nextTask();
    faults.push(...leftInPage());
    if (place() !== address) faults.push(`the address is still ${place()}`);
    history.replaceState(null, '', address);
  }
  if (faults.length > 0) throw new Error(`This test file left behind:\n  ${faults.join('\n  ')}`);
});
