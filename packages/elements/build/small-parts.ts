import type { Plugin } from 'vite';

/**
 * Chunks of modules that have a hundred bytes or two and that many widgets need: as files of their own they cost as
 * much again.
 */
export const smallParts: readonly { readonly name: string; readonly test: RegExp }[] = [
  {
    name: 'list-parts',
    test: /[\\/]list[\\/]list-(address|return|columns|filter)\.ts$|[\\/]text-of-value\.ts$/,
  },
  // what an entry's link keeps, and what is begun with where it leads
  { name: 'badge', test: /ui[\\/]src[\\/]badge[\\/]|[\\/]list[\\/]known-row\.ts$/ },
  // each by itself, before who would take it along
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
  // an address on a letter: what types one needs parts of it
  {
    name: 'address-parts',
    test: /[\\/](address-lines|use-country-name)\.ts$|[\\/]address-text\.(view\.tsx|css\.ts)$/,
  },
  // before the rules of fields, which would take it along
  { name: 'business-day', test: /[\\/]business-day\.ts$/ },
  {
    name: 'field-rules',
    test: /node_modules[\\/]valibot[\\/]|contract[\\/]src[\\/]field-rules\.ts$/,
  },
  // whether one may, asked by nearly every widget
  {
    name: 'permissions',
    test: /contract[\\/]src[\\/](role-permissions|roles)\.ts$|[\\/]use-permission\.ts$/,
  },
  {
    name: 'ticket-parts',
    test: /[\\/](ticket-status-tone|tickets-feature\.messages|ticket-states)\.ts$|features[\\/]tickets[\\/]locales[\\/]de\.json$/,
  },
  // what a list is made of, by itself where other widgets have it too, and so before the list with its table
  { name: 'icons', test: /[\\/](common-icons|external-link-icon)\.tsx$/ },
  { name: 'computed', test: /nanostores[\\/]computed[\\/]/ },
  { name: 'select', test: /ui[\\/]src[\\/]select[\\/]select\.tsx$/ },
  { name: 'widget-states', test: /[\\/]widget-states\.tsx$/ },
  { name: 'use-list', test: /[\\/]list[\\/](use-list\.ts|list\.css\.ts)$|[\\/]more-sideways\.ts$/ },
  { name: 'list-toolbar', test: /[\\/]list[\\/]list-(toolbar|states)\.tsx$/ },
  { name: 'acting-note', test: /[\\/]session[\\/](acting-note|expiry)\.ts$|[\\/]api[\\/]retry\.ts$/ },
  // what a page asks first nobody has sent ahead here: what a request leaves with comes with who wants it
  { name: 'session-api', test: /[\\/](session-api|create-request)\.ts$/ },
  { name: 'data-list', test: /[\\/]list[\\/]data-list\.tsx$/ },
  { name: 'download', test: /[\\/](use-download|save-file)\.tsx?$/ },
  // units of an article, which do not break, and when they come
  { name: 'units', test: /[\\/](keep-units|use-backorder-text)\.ts$/ },
  // each by itself, before the list that would take it along
  { name: 'use-resource', test: /provider[\\/]use-resource\.ts$/ },
  { name: 'opened', test: /[\\/]list[\\/](use-opened-in-place\.ts|list-or-opened\.(tsx|css\.ts))$/ },
  // the texts of a list lie with it
  {
    name: 'ticket-list',
    test: /[\\/]ticket-list[\\/]((use-)?ticket-[\w.-]+\.tsx?|locales[\\/]de\.json)$/,
  },
];

/** Fails the build where one of these chunk groups holds nothing: its file was renamed or is gone. */
export function usedGroups(names: readonly string[]): Plugin {
  return {
    name: 'foyer-used-groups',
    apply: 'build',
    generateBundle(_options, bundle) {
      const made = new Set(Object.values(bundle).map((file) => (file.type === 'chunk' ? file.name : '')));
      const empty = names.filter((name) => !made.has(name));
      if (empty.length > 0) this.error(`Chunk groups that hold nothing: ${empty.join(', ')}`);
    },
  };
}
