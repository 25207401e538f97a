import type { checkText } from '../check-text.ts';
import type { Finding } from '../finding.ts';

type Say = ReturnType<typeof checkText>;

function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text: string,
  kind = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = text;
  if (kind) element.className = kind;
  return element;
}

/** Shows a sentence in place of the results. */
export function showSum(container: HTMLElement, text: string): void {
  container.replaceChildren(create('p', text, 'sum'));
}

function entry(say: Say, { state, text, values, fix }: Finding): HTMLLIElement {
  const item = create('li', '', state);
  const body = create('div', '');
  body.append(create('p', say(text, values)));
  if (fix !== undefined) body.append(create('code', fix));
  item.append(create('span', say(state), 'badge'), body);
  return item;
}

/** Shows the findings, faults first. */
export function showFindings(container: HTMLElement, say: Say, findings: readonly Finding[]): void {
  const count = findings.filter(({ state }) => state === 'bad').length;
  const sum = say(count === 0 ? 'sum-good' : count === 1 ? 'sum-one' : 'sum-bad', { count: String(count) });
  const rank = { bad: 0, hint: 1, good: 2 };
  const list = create('ul', '');
  const sorted = [...findings].sort((a, b) => rank[a.state] - rank[b.state]);
  list.append(...sorted.map((finding) => entry(say, finding)));
  container.replaceChildren(
    create('h2', say('results')),
    create('p', sum, count === 0 ? 'sum good' : 'sum bad'),
    list,
  );
}
