import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isFullRun } from '@foyer/testing/full-run';
import { longestStart } from '@foyer/testing/test-limits';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { build } from '../build.ts';
import { endDescendants } from '../end-process-tree.ts';
import { inRoot, root } from '../paths.ts';
import { processesBelow } from '../process-tree.ts';
import { docCommands } from './doc-commands.ts';

describe('the commands of a page', () => {
  it.each([
    ['a shell block', '```sh\nnpm ci && npm start\n```', ['npm ci && npm start']],
    [
      'no settings or comments of a block',
      "```sh\n# first\nPORT=1\nKEY='{}'\nnpm run relock\n```",
      ['npm run relock'],
    ],
    ['no comment after a command', '```sh\nnpm run thing   # what it does\n```', ['npm run thing']],
    ['a line with a prompt, without its output', '```\n$ npx thing a\nok npm\n```', ['npx thing a']],
    ['no lines of other languages', '```ts\nnpm start\n```\n```json\n$ npm start\n```', []],
    [
      'inline code, also across a line break',
      'Use `npm test -- --only\nlint` or `node_modules`.',
      ['npm test -- --only lint'],
    ],
    ['no single words or other programs', '`npm` and `git log` and `node`', []],
    ['no duplicates', '`npm start` and `npm start`', ['npm start']],
    ['inline code after a block', '```sh\nnpm a\n```\n`npx b c`', ['npm a', 'npx b c']],
  ])('%s', (_, text, commands) => {
    expect(docCommands('page', text).map(({ command }) => command)).toEqual(commands);
  });
});

/**
 * Treatment of a command. `run`: run unchanged; `runAs`: run with these words replaced, and it must succeed; `serves`: run until its output
 * matches, then ended. `isLong`: only in the full run. `elsewhere`: not run here, for this reason.
 */
type Handling =
  | { readonly run: true; readonly isLong?: boolean }
  | { readonly runAs: readonly (readonly [string, string])[] }
  | { readonly serves: RegExp; readonly runAs?: readonly (readonly [string, string])[] }
  | { readonly elsewhere: string };

const here = 'http://localhost:4400';
const ownDatabase =
  'The embedded database allows only the server to connect; run-origins.test.ts runs it on its own database.';
const byOperators =
  'The embedded database allows only the server to connect; change-origins.test.ts runs it on its own database, check-embedding.test.ts of e2e as a command.';
const byPartners =
  'The embedded database allows only the server to connect; single-sign-on.test.ts of e2e runs all of them.';
const ownKeys = 'A tool of the partner; single-sign-on.test.ts creates such keys in Node.';
const publication =
  'release/publish-release.test.ts and e2e/embedding/releases.test.ts publish into folders of their own.';
const generator = 'It writes into the sources; new/*.test.ts runs it in memory and compiles what it writes.';
const ownSuite = 'It is this test run or a part of it.';
const asksTheWorld = 'It changes the lock file or published packages.';
const measures = 'It takes minutes; bench/*.test.ts checks its parts.';

const handlings: Readonly<Record<string, Handling>> = {
  'npm ci && npm start': { elsewhere: 'npm ci ran before this test; npm start runs during it.' },
  'npm ci && npm test': { elsewhere: ownSuite },
  'npm ci': { elsewhere: 'It ran before this test.' },
  'npm start': { elsewhere: 'It runs here for the commands that need it, and in npm-scripts.test.ts.' },
  'npm run dev': { elsewhere: 'npm-scripts.test.ts starts and ends it.' },
  'npm run dev -w @foyer/example-react-host': { serves: /Local:/, runAs: [['host', 'host -- --port 0']] },
  'npm run check': { elsewhere: ownSuite },
  'npm test': { elsewhere: ownSuite },
  'npm test -- orders': { elsewhere: ownSuite },
  'npm test -- --full': { elsewhere: ownSuite },
  'npm test -- --browsers all': { elsewhere: ownSuite },
  'npm test -- --minutes 60': { elsewhere: ownSuite },
  'npx vitest': { elsewhere: 'It watches until it is stopped; the suites run the same projects.' },
  'npm test -- --only …': { elsewhere: ownSuite },
  'npm test -- --only unit,e2e': { elsewhere: ownSuite },
  'npm test -- --only e2e': { elsewhere: ownSuite },
  'npm test -- --only engines --browsers all': { elsewhere: ownSuite },
  'npm test -- --only outages': { elsewhere: ownSuite },
  'npm test -- --only sizes': { elsewhere: ownSuite },
  'npm test -- --only packages': { elsewhere: ownSuite },
  'npm run build': { elsewhere: 'The packages suite builds all of it.' },
  'npm run bench': { elsewhere: measures },
  'npm run bench -- portal': { elsewhere: measures },
  'npm run bench -- server': { elsewhere: measures },
  'npm run bench -- server --clients 16': { elsewhere: measures },
  'npm run bench -- outages': { elsewhere: measures },
  'npm run figures': { run: true, isLong: true },
  'npm run new widget orders latest-orders': { elsewhere: generator },
  'npm run new widget documents newest-documents': { elsewhere: generator },
  'npm run new list quotations quotation-list listQuotations': { elsewhere: generator },
  'npm run new screen orders latest-orders orders': { elsewhere: generator },
  "npm run new endpoint news getNews GET '/news/{id}'": { elsewhere: generator },
  'npm run new mock': {
    elsewhere: 'It overwrites the recorded responses of the demo; core/src/mock/mock.test.ts reads them.',
  },
  'npm run new docs': {
    elsewhere: 'It writes into docs; generated-sections.test.ts compares its output.',
  },
  'npm run db:generate -w @foyer/server -- --name what-changed': {
    elsewhere: 'It writes a migration if a table has changed.',
  },
  'npm run accept-registration': { elsewhere: ownDatabase },
  'npm run origins': { elsewhere: ownDatabase },
  'npm run origins -- allow nordlicht https://www.nordlicht.example': { elsewhere: ownDatabase },
  'npm run origins -- allow nordlicht https://test.nordlicht.example --environment staging': {
    elsewhere: ownDatabase,
  },
  'npm run origins -- remove nordlicht https://old.nordlicht.example': { elsewhere: ownDatabase },
  'npm run operators': { elsewhere: byOperators },
  'npm run operators -- add deployment': { elsewhere: byOperators },
  'npm run operators -- key deployment operator-public.pem': { elsewhere: byOperators },
  'npm run operators -- brands deployment nordlicht': { elsewhere: byOperators },
  'npm run operators -- environments deployment staging production': { elsewhere: byOperators },
  'npm run partners': { elsewhere: byPartners },
  'openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -out foyer-private.pem': {
    elsewhere: ownKeys,
  },
  'openssl pkey -in foyer-private.pem -pubout -out foyer-public.pem': { elsewhere: ownKeys },
  'npm run partners -- add nordwind-web foyer': { elsewhere: byPartners },
  'npm run partners -- key nordwind-web foyer-public.pem': { elsewhere: byPartners },
  'npm run partners -- origins nordwind-web https://www.nordwind.example': { elsewhere: byPartners },
  'npm run partners -- companies nordwind-web K-10042': { elsewhere: byPartners },
  'npm run publish-elements': { elsewhere: publication },
  'npm run publish-elements -- /srv/foyer/releases': { elsewhere: publication },
  'node print-tags.mjs': { elsewhere: 'e2e/embedding/releases.test.ts reads it from the page and runs it.' },
  'npm run relock': { elsewhere: asksTheWorld },
  'npm run relock -- hosts': { elsewhere: asksTheWorld },
  'npx changeset': { runAs: [['changeset', 'changeset --help']] },
  'npx changeset version': { elsewhere: asksTheWorld },
  'npx changeset publish': { elsewhere: asksTheWorld },
  'npm install @foyer/react': { elsewhere: 'The packages suite installs the packed files.' },
  'npx node some/file.ts': { runAs: [['some/file.ts', 'packages/tooling/src/paths.ts']] },
  'npx vitest run --project react packages/react/src/features/orders/latest-orders': {
    runAs: [['features/orders/latest-orders', 'widget/loading/lazy-view']],
  },
  'npx foyer-conformance http://localhost:4400 --user manager@nordwind.example --password Foyer-Demo-2026': {
    runAs: [],
  },
  'npx foyer-conformance https://portal.example --user anna@example.com --password …': {
    runAs: [
      ['https://portal.example', here],
      ['anna@example.com', 'buyer@nordwind.example'],
      ['…', 'Foyer-Demo-2026'],
    ],
  },
  'npm run example plain-html -- --port 4410': {
    serves: /plain-html: http/,
    runAs: [['4410', '0']],
  },
};
const keyPair = /^node -e "console\.log\(JSON\.stringify\(crypto\.generateKeyPairSync/;
const handlingOf = (command: string): Handling | undefined =>
  keyPair.test(command) ? { run: true } : handlings[command];

const pages = globSync(
  ['*.md', 'docs/*.md', '{packages,examples}/*/README.md', 'packages/*/src/**/README.md'],
  {
    cwd: root,
  },
).filter((page) => !page.includes('node_modules'));
const shown = pages.flatMap((page) => docCommands(page, readFileSync(inRoot(page), 'utf8')));

it('knows every command that the docs show, and no other', () => {
  const unknown = shown.filter(({ command }) => !handlingOf(command));
  expect(unknown.map(({ page, command }) => `${page}: ${command}`)).toEqual([]);
  const commands = shown.map(({ command }) => command);
  expect(Object.keys(handlings).filter((command) => !commands.includes(command))).toEqual([]);
});

it('every script and every suite that they name is there', () => {
  const scriptsOf = (folder: string) =>
    Object.keys(JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).scripts ?? {});
  const folderOf = (name: string) =>
    ['packages', 'examples']
      .map((kind) => `${kind}/${name.replace(/^@foyer\/(example-)?/, '')}`)
      .find((path) => globSync(`${path}/package.json`, { cwd: root }).length > 0) ?? '.';
  const missing = shown.flatMap(({ command }) => {
    const script = /^npm (?:run ([\w:-]+)|(start|test))/.exec(command);
    const name = script?.[1] ?? script?.[2];
    if (!name) return [];
    const workspace = / -w (\S+)/.exec(command)?.[1];
    return scriptsOf(workspace ? folderOf(workspace) : '.').includes(name) ? [] : [command];
  });
  expect(missing).toEqual([]);
});

/** The environment of a newly opened shell: the machine's own Node, without variables of the npm that runs these tests. */
function newcomersEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_|TEST$|INIT_CWD)/i.test(name),
  );
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules|node-gyp-bin/.test(folder))
    .join(delimiter);
  return { ...Object.fromEntries(own), PATH: path, ...more };
}

interface Shell {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

function open(command: string, more: Record<string, string> = {}): Shell {
  const child = spawn(command, { cwd: root, shell: true, env: newcomersEnvironment(more) });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => output, ended };
}

/** Ends a command and all processes that it started. */
async function end({ child }: Shell): Promise<void> {
  if (child.exitCode === null && processesBelow(process.pid).includes(child.pid ?? 0)) {
    await endDescendants(child.pid ?? 0);
    child.kill('SIGKILL');
  }
}

const toRun = [...new Set(shown.map(({ command }) => command))].filter((command) => {
  const handling = handlingOf(command);
  if (handling === undefined || 'elsewhere' in handling) return false;
  return isFullRun || !('isLong' in handling && handling.isLong);
});

describe('as a newcomer types it', () => {
  let folder: string;
  let server: Shell;
  let address: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer docs '));
    await build('elements');
    await build('portal');
    await build('tools');
    server = open('npm start', { PORT: '0', FOYER_DATA_DIR: join(folder, 'data') });
    const told = () => /Foyer is ready: (\S+)/.exec(server.output())?.[1];
    await vi.waitUntil(() => told() || server.child.exitCode !== null, { timeout: longestStart });
    address = told() ?? `no address: ${server.output()}`;
  }, 900_000);
  afterAll(async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(toRun)('%s', async (command) => {
    const handling = handlingOf(command) ?? { run: true };
    const changes = 'runAs' in handling ? (handling.runAs ?? []) : [];
    const words = changes.reduce((text, [from, to]) => text.replace(from, to), command);
    const shell = open(words.replace(here, address), { FOYER_API: address });
    onTestFinished(() => end(shell));
    if ('serves' in handling) {
      await vi.waitUntil(() => handling.serves.test(shell.output()) || shell.child.exitCode !== null, {
        timeout: longestStart,
      });
      expect(shell.output()).toMatch(handling.serves);
    } else {
      const code = await shell.ended;
      // only the failures of a long report
      const failed = shell
        .output()
        .match(/^not ok .*(\n {2}#.*)?/gm)
        ?.join('\n');
      expect({ code, told: code === 0 || (failed ?? shell.output()) }).toEqual({ code: 0, told: true });
    }
  });
});
