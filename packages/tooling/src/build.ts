import { pathToFileURL } from 'node:url';
import { buildUnlessFresh } from './build-unless-fresh.ts';
import { compressFolder } from './compress.ts';
import { packageSpecs } from './package/package-specs.ts';
import { inRoot } from './paths.ts';
import { runCommand } from './run-command.ts';

/** Sources that all browser builds have in common. */
export const browserSources: readonly string[] = [
  'packages/contract',
  'packages/core',
  'packages/ui',
  'packages/react',
  'packages/tooling/src/vite',
];

const packager = 'packages/tooling/src/package';

/** Build targets with their sources. */
const targets = {
  elements: { cwd: 'packages/elements', sources: [...browserSources, 'packages/elements'] },
  portal: { cwd: 'examples/portal', sources: [...browserSources, 'examples/portal'] },
  tools: { cwd: 'examples/tools', sources: [...browserSources, 'examples/tools'] },
} as const;
export type BuildTarget = keyof typeof targets;

const production = { NODE_ENV: 'production', VITEST: undefined };

/** Builds one target with Vite unless its sources are unchanged. Throws with the build's output. */
export async function build(target: BuildTarget): Promise<'built' | 'fresh'> {
  const { cwd, sources } = targets[target];
  return buildUnlessFresh(target, sources, inRoot(cwd, 'dist'), async () => {
    // always a production build, even for tests
    const result = await runCommand('vite', ['build'], { cwd: inRoot(cwd), env: production });
    if (result.code !== 0) throw new Error(`The build of ${target} failed:\n${result.output}`);
    compressFolder(inRoot(cwd, 'dist'));
  });
}

/** Builds the published packages into their `dist/`, each unless its sources are unchanged. Returns the names of those that were built. */
export async function buildPackages(): Promise<string[]> {
  await build('elements');
  const built: string[] = [];
  for (const { name, outDir, sources } of packageSpecs) {
    const folders = [
      ...browserSources,
      ...sources.map((source) => `packages/${source}`),
      packager,
      '.changeset',
    ];
    const output = inRoot('packages', name, 'dist', outDir, 'index.js');
    const state = await buildUnlessFresh(`package-${name}`, folders, output, async () => {
      const program = inRoot(packager, 'build-package.ts');
      const result = await runCommand('node', [program, name], { env: production });
      if (result.code !== 0) throw new Error(`The build of the package ${name} failed:\n${result.output}`);
    });
    if (state === 'built') built.push(name);
  }
  return built;
}

/** Builds everything that ships. */
async function buildAll(): Promise<void> {
  for (const target of Object.keys(targets) as BuildTarget[]) {
    console.log(`${target}: ${await build(target)}`);
  }
  console.log(`packages: ${(await buildPackages()).join(', ') || 'fresh'}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildAll();
