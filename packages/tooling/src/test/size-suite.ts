import { globSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '@foyer/react/registry';
import { build } from '../build.ts';
import { cacheDir, inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { changedWidgets } from '../sizes/changed-widgets.ts';
import { measureElements } from '../sizes/measure-elements.ts';
import { measurePortal } from '../sizes/measure-portal.ts';
import { readSources } from '../structure/source-files.ts';
import { resultOfChecks, type Suite } from './suite.ts';

const kilobyte = 1000;
/** From here on a budget is nearly used up: time to look for what can go, before it fails. */
const nearly = 0.97;

const dist = inRoot('packages/elements/dist');

/** Builds the elements once more with 105 texts added to one widget's catalogue: every other one must be byte for byte as it was. */
async function textsStayApart(): Promise<string[]> {
  const talkative = { tag: 'orders', catalogue: 'orders/order-list/locales/de.json' };
  const folder = join(cacheDir, 'elements-with-more-texts');
  const program = inRoot('packages/elements/build/build-with-more-texts.ts');
  const result = await runCommand('node', [program, folder, talkative.catalogue], {
    // Names of styles follow from where the build is run.
    cwd: inRoot('packages/elements'),
    env: { NODE_ENV: 'production' },
  });
  if (result.code !== 0) return result.output.split('\n');
  const changed = changedWidgets(dist, folder);
  if (!changed.includes(talkative.tag))
    return [`foyer-${talkative.tag} did not change: the texts were not added`];
  return changed.filter((tag) => tag !== talkative.tag).map((tag) => `foyer-${tag} changed too`);
}

/** Loader, first stage and login. */
const others = 3;
const countWidgets = () =>
  readSources(globSync('packages/react/src/features/*/*.manifest.ts', { cwd: inRoot() })).flatMap(
    ({ text }) => [...text.matchAll(/= define\w*Widget\(/g)],
  ).length;

/** The byte budgets, measured on the built elements and on every screen of the built portal. */
export const sizes: Suite = {
  name: 'sizes',
  title: 'Size budgets',
  minutes: 30,
  // The login is a widget, and one of the others.
  due: ({ isFull }) => Object.keys(screens).length + countWidgets() - 1 + others + (isFull ? 1 : 0),
  async run({ isFull }) {
    await build('elements');
    await build('portal');
    const measured = [...measureElements(dist), ...measurePortal(inRoot('examples/portal/dist'), dist)];
    const checks: Record<string, string[]> = {};
    const lines: string[] = [];
    for (const { name, bytes, budget } of measured) {
      const line = `${name}: ${(bytes / kilobyte).toFixed(2)} kB brotli, at most ${budget / kilobyte} kB`;
      const share = bytes / budget;
      lines.push(
        `  ${line}${share > nearly && share <= 1 ? `, WARNING: ${Math.round(share * 100)} % used` : ''}`,
      );
      checks[name] = bytes > budget ? [line] : [];
    }
    // It takes a second build.
    if (isFull) checks['texts added to one widget do not change other widgets'] = await textsStayApart();
    const result = resultOfChecks(checks);
    return { ...result, details: [...lines, result.details].filter(Boolean).join('\n') };
  },
};
