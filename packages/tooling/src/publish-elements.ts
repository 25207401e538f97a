import { resolve } from 'node:path';
import { build } from './build.ts';
import { changelogOf, readChangesets } from './package/changelog-of.ts';
import { inRoot } from './paths.ts';
import { publishRelease } from './release/publish-release.ts';

/** `npm run publish-elements -- /srv/foyer/releases`: builds the elements if their sources have changed, and publishes them into that store. */
async function publishElements(): Promise<string> {
  const store = process.argv[2] ?? process.env.FOYER_RELEASES_DIR;
  if (!store)
    throw new Error('Pass the folder of the releases: npm run publish-elements -- /srv/foyer/releases');
  await build('elements');
  const folder = inRoot('packages/elements');
  const state = publishRelease({
    from: inRoot('packages/elements/dist'),
    store: resolve(store),
    changelog: changelogOf('@foyer/elements', folder, readChangesets()),
  });
  return `The elements are published in ${resolve(store)}${state === 'known' ? ' (unchanged)' : ''}.`;
}

await publishElements().then(console.log, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
