import type { Finding } from './finding.ts';
import { allows, mended, type Policy, parsePolicies, type Ruled } from './policy.ts';

/** Origins and addresses from which a page loads Foyer. */
export interface Places {
  /** The origin of the page: `https://www.partner.example`. */
  readonly page: string;
  /** The origin of the API. */
  readonly api: string;
  /** The folder of the scripts, `https://portal.example/elements/`. */
  readonly elements: string;
}

const needs = ({ api, elements }: Places): readonly (readonly [Ruled, string])[] => [
  ['script-src', `${elements}foyer.js`],
  ['script-src', `${elements}chunks/a.js`],
  ['style-src', `${elements}foyer.css`],
  ['connect-src', `${api}/api/portal/environment`],
  ['img-src', `${api}/media/a.svg`],
];

/** Checks whether a copied policy allows everything that a page with Foyer loads. */
export function checkPolicy(text: string, places: Places): Finding[] {
  const enforced = text.replace(/content-security-policy-report-only\s*:[^\n]*/gi, '');
  const reports: Finding[] = enforced === text ? [] : [{ state: 'hint', text: 'policy-report-only' }];
  const policies = parsePolicies(enforced);
  if (policies.length === 0) {
    if (reports.length > 0) return reports;
    return [{ state: 'hint', text: text.trim() === '' ? 'policy-none' : 'policy-unreadable' }];
  }
  const kinds = [...new Set(needs(places).map(([kind]) => kind))];
  return [
    ...reports,
    ...policies.flatMap(sandboxFindings),
    ...kinds.map((kind) => findingOf(kind, policies, places)),
  ];
}

function findingOf(kind: Ruled, policies: readonly Policy[], places: Places): Finding {
  const addresses = needs(places).flatMap(([of, address]) => (of === kind ? [address] : []));
  const judged = policies.flatMap((policy) =>
    addresses.map((address) => ({ policy, address, answer: allows(policy, kind, address, places.page) })),
  );
  const blocked = judged.find(({ answer }) => answer === false);
  if (blocked) return blockedBy(blocked.policy, kind, new URL(blocked.address).origin);
  const isByNonce = judged.some(({ answer }) => answer === 'by-nonce');
  if (isByNonce)
    return {
      state: 'hint',
      text: 'policy-nonce',
      values: { directive: kind },
      fix: `<script type="module" nonce="…" src="${places.elements}foyer.js">`,
    };
  return { state: 'good', text: 'policy-allows', values: { directive: kind } };
}

/** The finding for a blocked origin, with the corrected directive. */
export const blockedBy = (policy: Policy, directive: Ruled, origin: string): Finding => ({
  state: 'bad',
  text: 'policy-blocks',
  values: { directive, address: origin },
  fix: mended(policy, directive, origin),
});

function sandboxFindings(policy: Policy): Finding[] {
  const sandbox = policy.get('sandbox');
  const missing = ['allow-scripts', 'allow-forms', 'allow-same-origin'].filter(
    (token) => sandbox && !sandbox.includes(token),
  );
  if (!sandbox || missing.length === 0) return [];
  const isBad = missing.some((token) => token !== 'allow-same-origin');
  return [
    {
      state: isBad ? 'bad' : 'hint',
      text: isBad ? 'policy-sandbox' : 'policy-sandbox-origin',
      fix: ['sandbox', ...sandbox, ...missing].join(' '),
    },
  ];
}
