import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.ts';
import { runCommand } from './run-command.ts';
import { buildUnlessFresh } from './source-hash.ts';

const browserSources = [
  'packages/contract',
  'packages/core',
  'packages/ui',
  'packages/react',
  'packages/tooling/src/vite',
];

/** What can be built, and from what. */
const targets = {
  elements: { cwd: 'packages/elements', sources: [...browserSources, 'packages/elements'] },
  portal: { cwd: 'examples/portal', sources: [...browserSources, 'examples/portal'] },
} as const;
export type BuildTarget = keyof typeof targets;

/** Builds one target with Vite unless its sources are unchanged. Throws with the build's output. */
export async function build(target: BuildTarget): Promise<'built' | 'fresh'> {
  const { cwd, sources } = targets[target];
  return buildUnlessFresh(target, sources, inRoot(cwd, 'dist'), async () => {
    const result = await runCommand('vite', ['build'], { cwd: inRoot(cwd) });
    if (result.code !== 0) throw new Error(`The build of ${target} failed:\n${result.output}`);
  });
}

/** Builds everything that ships. */
export async function buildAll(): Promise<void> {
  for (const target of Object.keys(targets) as BuildTarget[]) {
    console.log(`${target}: ${await build(target)}`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildAll();
