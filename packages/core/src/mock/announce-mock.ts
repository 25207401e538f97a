import type { MockScenario } from './mock-scenario.ts';

/** Key of the scenarios that were announced on the page, shared by all copies of Foyer. */
const key = Symbol.for('foyer.mock');
type MockGlobal = typeof globalThis & { [key]?: Set<string> };

const css = `:host{all:initial;position:fixed;inset:auto auto 8px 8px;z-index:2147483646;pointer-events:none;padding:2px 8px;
border-radius:999px;border:1px solid #f0a020;background:#14181f;color:#eef1f5;font:12px/1.5 system-ui,sans-serif;opacity:.92}
@media print{:host{display:none}}`;

/** Shows a sign in a corner of the page that lets every click through. A status need not be inside a landmark of the page. */
function putSign(text: string): void {
  const sign = document.createElement('div');
  sign.setAttribute('role', 'status');
  sign.dataset.foyerMock = '';
  const root = sign.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.append(text);
  document.body.append(sign);
}

/** Announces on the console and on the page that all data are sample data. */
export function announceMock(scenario: MockScenario | 'data'): void {
  const scope = globalThis as MockGlobal;
  const isFirst = !scope[key];
  scope[key] ??= new Set();
  if (scope[key].has(scenario)) return;
  scope[key].add(scenario);
  const what = scenario === 'data' ? '' : `, scenario "${scenario}"`;
  console.info(
    `Foyer: this is a mock${what}: sample data, no server, nothing is sent or kept (apiBase "mock:").`,
  );
  if (isFirst && globalThis.document?.body && globalThis.CSSStyleSheet)
    putSign('Foyer mock: sample data, no server');
}
