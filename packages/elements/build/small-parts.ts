import type { Plugin } from 'vite';

/**
 * Chunks of small modules, of a hundred bytes or two, that many widgets need: the overhead of a separate file would double their
 * size.
 */
export const smallParts: readonly { readonly name: string; readonly test: RegExp }[] = [
  {
    name: 'list-parts',
    test: /[\\/]list[\\/]list-(address|return|columns|filter)\.ts$|[\\/]text-of-value\.ts$/,
  },
  // badges, and the entry that a followed link passes to the next page
  { name: 'badge', test: /ui[\\/]src[\\/]badge[\\/]|[\\/]list[\\/]known-row\.ts$/ },
  // a separate chunk for each, listed before the chunks that would include it
  { name: 'detail-page.css', test: /[\\/]page[\\/](detail-page|container)\.css\.ts$/ },
  { name: 'use-format', test: /provider[\\/]use-format\.ts$/ },
  { name: 'card', test: /ui[\\/]src[\\/]card[\\/]/ },
  {
    name: 'detail-parts',
    test: /[\\/]detail-(head|skeleton)\.view\.tsx$/,
  },
  { name: 'totals', test: /[\\/]domain[\\/]totals[\\/]/ },
  { name: 'icon-button', test: /ui[\\/]src[\\/](icon-button|tooltip)[\\/]/ },
  { name: 'lazy', test: /[\\/]lazy-(view|with-texts)\.tsx$/ },
  { name: 'url-parts', test: /[\\/](safe-url|use-media-url|use-failure-text)\.ts$/ },
  // a postal address; forms for addresses need parts of it
  {
    name: 'address-parts',
    test: /[\\/](address-lines|use-country-name)\.ts$|[\\/]address-text\.(view\.tsx|css\.ts)$/,
  },
  // listed before the rules of fields, which would include it
  { name: 'business-day', test: /[\\/]business-day\.ts$/ },
  {
    name: 'field-rules',
    test: /node_modules[\\/]valibot[\\/]|contract[\\/]src[\\/]rules[\\/]field-rules\.ts$/,
  },
  // permission checks of nearly every widget
  {
    name: 'permissions',
    test: /contract[\\/]src[\\/]roles[\\/](role-permissions|roles)\.ts$|[\\/]use-permission\.ts$/,
  },
  {
    name: 'ticket-parts',
    test: /[\\/](ticket-status-tone|is-answer-late|tickets-feature\.messages|ticket-states)\.ts$|features[\\/]tickets[\\/]locales[\\/]de\.json$/,
  },
  // parts of lists; those that other widgets also use are separate, and therefore listed before the list with its table
  { name: 'icons', test: /[\\/](common-icons|external-link-icon)\.tsx$/ },
  { name: 'computed', test: /nanostores[\\/]computed[\\/]/ },
  { name: 'select', test: /ui[\\/]src[\\/]select[\\/]select\.tsx$/ },
  { name: 'widget-states', test: /[\\/]widget-states\.tsx$/ },
  { name: 'use-list', test: /[\\/]list[\\/](use-list\.ts|list\.css\.ts)$|[\\/]more-sideways\.ts$/ },
  { name: 'list-toolbar', test: /[\\/]list[\\/]list-(toolbar|states)\.tsx$/ },
  { name: 'acting-note', test: /[\\/]session[\\/](acting-note|expiry)\.ts$|[\\/]api[\\/]retry\.ts$/ },
  { name: 'session-api', test: /[\\/]session-api\.ts$/ },
  { name: 'data-list', test: /[\\/]list[\\/]data-list\.tsx$/ },
  { name: 'download', test: /[\\/](use-download|save-file)\.tsx?$/ },
  // units of an article without line breaks, and its delivery date
  { name: 'units', test: /[\\/](keep-units|use-backorder-text)\.ts$/ },
  // a separate chunk for each, listed before the list that would include it
  { name: 'use-resource', test: /provider[\\/]use-resource\.ts$/ },
  { name: 'opened', test: /[\\/]list[\\/](use-opened-in-place\.ts|list-or-opened\.(tsx|css\.ts))$/ },
  // a list and its texts
  {
    name: 'ticket-list',
    test: /[\\/]ticket-list[\\/]((use-)?ticket-[\w.-]+\.tsx?|locales[\\/]de\.json)$/,
  },
];

/** Fails the build if one of these chunk groups is empty: its file was renamed or removed. */
export function usedGroups(names: readonly string[]): Plugin {
  return {
    name: 'foyer-used-groups',
    apply: 'build',
    generateBundle(_options, bundle) {
      const made = new Set(Object.values(bundle).map((file) => (file.type === 'chunk' ? file.name : '')));
      const empty = names.filter((name) => !made.has(name));
      if (empty.length > 0) this.error(`Empty chunk groups: ${empty.join(', ')}`);
    },
  };
}
