import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot, root } from './paths.ts';
import { runCommand } from './run-command.ts';

const guard = './packages/tooling/src/require-node.cjs';
const { scripts, engines, optionalDependencies } = JSON.parse(
  readFileSync(inRoot('package.json'), 'utf8'),
) as {
  scripts: Record<string, string>;
  engines: { node: string };
  optionalDependencies: Record<string, string>;
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer node '));
  writeFileSync(join(folder, 'program.cjs'), 'console.log("runs", process.execArgv.length);');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An environment in which Node reports this version and system. */
function asNode(version: string, system = 'linux-x64'): Record<string, string> {
  const [platform = '', arch = ''] = system.split('-');
  const file = join(folder, `node-${version}-${system}.cjs`);
  const said = { platform, arch, versions: { ...process.versions, node: version } };
  const define = Object.entries(said).map(
    ([name, value]) => `Object.defineProperty(process, '${name}', { value: ${JSON.stringify(value)} });`,
  );
  writeFileSync(file, define.join('\n'));
  return { NODE_OPTIONS: `--require ${JSON.stringify(file)}` };
}

const run = (version: string, system?: string) =>
  runCommand('node', ['-r', guard, join(folder, 'program.cjs')], {
    env: asNode(version, system),
  });

/** Runs the `postinstall` script as npm does. */
const install = (cwd: string, env: Record<string, string>) => {
  const [, program = ''] = /^node -e "(.+)"$/.exec(scripts.postinstall ?? '') ?? [];
  return runCommand('node', ['-e', program], { cwd, env: { ...env, npm_lifecycle_event: 'postinstall' } });
};
const oneSentence = expect.stringMatching(/^Foyer needs Node [^\n]+\.\n$/);

describe('a Node that is too old', () => {
  it.each(['12.22.12', '20.20.2', '22.99.1', '24.6.9'])('%s is reported in one sentence', async (version) => {
    const { code, output } = await run(version);
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(`^Foyer needs Node 24\\.7 or later, but this is Node ${version}: .+\\.\n$`),
    );
  });

  it.each([
    ...Object.keys(optionalDependencies)
      .filter((name) => name.startsWith('node-'))
      .map((name) => [
        name.replace('node-win-', 'win32-').replace('node-', ''),
        '`npm ci` installs the right one',
      ]),
    ['darwin-arm64', 'install Node 24'],
    ['freebsd-x64', 'install Node 24'],
  ])('on %s says: %s', async (system, remedy) => {
    expect((await run('20.20.2', system)).output).toContain(remedy);
  });

  it('does not stop an installation, which tells it', async () => {
    expect(await install(root, asNode('22.1.0', 'darwin-arm64'))).toEqual({ code: 0, output: oneSentence });
    expect(await install(root, asNode('24.7.0'))).toEqual({ code: 0, output: '' });
  });

  it('is not looked for in a copy that has the package files alone', async () => {
    expect(await install(folder, asNode('22.1.0'))).toEqual({ code: 0, output: '' });
  });
});

it.each(['24.7.0', '24.21.0', '25.0.0', '26.10.0', '100.1.0'])(
  'Node %s runs the program, whose forks preload nothing',
  async (version) => {
    expect(await run(version)).toEqual({ code: 0, output: 'runs 0\n' });
  },
);

/** Matches the beginning of a guarded script: `exec`, Node and the preloaded guard. */
const guarded = new RegExp(`^(exec )?node -r ${guard.replaceAll('.', '\\.')} \\S`);

describe('the scripts of package.json', () => {
  const all = Object.entries(scripts).filter(([name]) => name !== 'postinstall');

  it.each(all)('npm run %s ends on an old Node with that sentence', async (_, script) => {
    // an unguarded script would run here
    expect(script).toMatch(guarded);
    const [program = '', ...args] = script.replace(/^exec /, '').split(' ');
    const result = await runCommand(program, args, { env: asNode('20.20.2') });
    expect(result).toEqual({ code: 1, output: oneSentence });
  });
});

describe('require-node.cjs', () => {
  it('reads the version that package.json says', () => {
    expect(engines.node).toBe('>=24.7.0');
  });

  it('is written in the JavaScript of Node 12', () => {
    const code = readFileSync(inRoot(guard), 'utf8');
    const as = (target: ts.ScriptTarget) =>
      ts.transpileModule(code, { compilerOptions: { target, module: ts.ModuleKind.CommonJS } }).outputText;
    expect(as(ts.ScriptTarget.ES2019)).toBe(as(ts.ScriptTarget.ESNext));
  });
});
