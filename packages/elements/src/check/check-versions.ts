import type { Finding } from './finding.ts';

/** A version in the release feed (docs/versions.md). */
export interface Release {
  readonly version: string;
  /** End of service as an instant; null while no newer version exists. */
  readonly servedUntil: string | null;
}

const folder = /\/elements\/(?:(\d+(?:\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)?)\/)?[^/]*$/;
const script = (elements: string, version: string) =>
  `<script type="module" src="${elements.replace(/\/elements\/.*$/, '/elements/')}${version}/foyer.js"></script>`;

/** The addresses of loaders and styles in the source of a page. */
export const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\b(?:src|href)\s*=\s*["']?([^"'\s>]*\/foyer\.(?:js|css))/gi)].map(
    ([, address = '']) => address,
  );

/** The version in an address: a full version, a major version, or empty. */
const versionIn = (address: string): string => folder.exec(address)?.[1] ?? '';

/** Checks whether a page loads a single version, and how long that is served. `releases` is null if nothing was ever released. */
export function checkVersions(
  addresses: readonly string[],
  releases: readonly Release[] | null,
  now: Date,
): Finding[] {
  const [first] = addresses;
  if (first === undefined) return [{ state: 'hint', text: 'version-unknown' }];
  const folders = [...new Set(addresses.map((address) => address.replace(/[^/]*$/, '')))];
  if (folders.length > 1)
    return [{ state: 'bad', text: 'version-several', values: { addresses: folders.join('  ') } }];
  const named = versionIn(first);
  const newest = releases?.find(({ servedUntil }) => servedUntil === null)?.version;
  const fix = newest === undefined ? {} : { fix: script(first, newest.split('.')[0] ?? '') };
  const one: Finding = { state: 'good', text: 'version-one', values: { address: folders[0] ?? '' } };
  if (named === '') return [one, { state: 'hint', text: 'version-unpinned', ...fix }];
  const [found] = (releases ?? []).filter(
    ({ version }) => version === named || version.startsWith(`${named}.`),
  );
  if (!found) return [{ state: 'bad', text: 'version-gone', values: { version: named }, ...fix }];
  const isWhole = named.includes('.');
  const until = isWhole ? found.servedUntil : null;
  if (until === null) return [one, { state: 'good', text: 'version-served', values: { version: named } }];
  const values = { version: named, until: until.slice(0, 10) };
  const isOver = Date.parse(until) < now.getTime();
  return [
    one,
    { state: isOver ? 'bad' : 'hint', text: isOver ? 'version-over' : 'version-until', values, ...fix },
  ];
}
