import { askReleases, askServer } from '../ask-server.ts';
import { checkBrowser } from '../check-browser.ts';
import { checkOrigin } from '../check-origin.ts';
import { checkPolicy } from '../check-policy.ts';
import { checkLanguage, checkText } from '../check-text.ts';
import { addressesIn, checkVersions } from '../check-versions.ts';
import type { Finding } from '../finding.ts';
import { createForm } from './check-form.ts';
import { showFindings, showSum } from './show-findings.ts';

const query = new URLSearchParams(location.search);
const language = checkLanguage([query.get('locale') ?? '', ...navigator.languages]);
const say = checkText(language);
const portal = location.origin;
const debugQuery = '?foyer-debug';

document.documentElement.lang = language;
document.title = say('title');
const main = document.querySelector('main') as HTMLElement;
const { form, read } = createForm(say, {
  origin: query.get('origin') ?? '',
  brand: query.get('brand') ?? '',
});
const results = document.createElement('section');
results.setAttribute('aria-live', 'polite');
const heading = Object.assign(document.createElement('h1'), { textContent: say('title') });
const about = Object.assign(document.createElement('p'), { textContent: say('about') });
const hint = document.createElement('p');
hint.className = 'muted';
const [before = '', after = ''] = say('on-your-page').split(debugQuery);
const shown = Object.assign(document.createElement('span'), { className: 'whole', textContent: debugQuery });
hint.append(before, shown, after);
main.replaceChildren(heading, about, form, results, hint);

async function check(): Promise<void> {
  const { origin, brand, policy, tags } = read();
  showSum(results, say('running'));
  const [facts, releases] = await Promise.all([
    askServer(portal, { origin, brand }),
    askReleases(`${portal}/elements/`),
  ]);
  const away: Finding[] = [{ state: 'bad', text: 'server-away' }];
  const places = { page: facts?.origin ?? portal, api: portal, elements: `${portal}/elements/` };
  showFindings(results, say, [
    ...(facts ? checkOrigin(facts) : away),
    ...checkPolicy(policy, places),
    ...checkVersions(addressesIn(tags), releases, new Date(facts?.now ?? Date.now())),
    ...checkBrowser(facts?.now ?? null, Date.now()),
  ]);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});
if (query.get('origin')) void check();
