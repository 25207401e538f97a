import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, findOrInstallChromium } from '@foyer/tooling/browser';
import { inRoot } from '@foyer/tooling/paths';
import { startTestRunner } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function startServer(at: number): Promise<ChildProcess> {
  const child = spawn('node', [inRoot('packages/server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(at),
      HOST: '127.0.0.1',
      FOYER_DEMO: 'true',
      FOYER_DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
  });
  for (let attempt = 0; attempt < 300; attempt++) {
    const isReady = await fetch(`http://127.0.0.1:${at}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return child;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server for the element tests did not start.');
}

function stopServer(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  });
}

interface Counts {
  passed: number;
  failed: number;
}

interface SuiteNode {
  readonly suites: readonly SuiteNode[];
  readonly tests: readonly { readonly name: string; readonly passed: boolean; readonly skipped: boolean }[];
}

function countTests(suite: SuiteNode | undefined, counts: Counts): void {
  for (const test of suite?.tests ?? []) {
    if (!test.skipped) counts[test.passed ? 'passed' : 'failed'] += 1;
  }
  for (const inner of suite?.suites ?? []) countTests(inner, counts);
}

type Context = {
  url: string;
  req: import('node:http').IncomingMessage;
  method: string;
  status: number;
  body: unknown;
  set: (name: string, value: string) => void;
  type: string;
  response: { is: (type: string) => unknown };
};

/** Passes `/api` and `/media` on to the server, so that page and API share an origin as under a strict policy. */
async function passOn(context: Context, next: () => Promise<void>): Promise<void> {
  if (!/^\/(api|media)\//.test(context.url)) return next();
  const chunks: Buffer[] = [];
  for await (const chunk of context.req) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(context.req.headers)) {
    if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name))
      headers.set(name, value);
  }
  const answer = await fetch(`http://127.0.0.1:${port}${context.url}`, {
    method: context.method,
    headers,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    redirect: 'manual',
  });
  context.status = answer.status;
  answer.headers.forEach((value, name) => {
    if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name))
      context.set(name, value);
  });
  context.body = Buffer.from(await answer.arrayBuffer());
}

/** TypeScript tests run as they are: Node strips the types. */
const stripTypes = {
  name: 'strip-types',
  resolveMimeType: ({ path }: { path: string }) => (path.endsWith('.ts') ? 'js' : undefined),
  transform: ({ path, body }: { path: string; body: unknown }) =>
    path.endsWith('.ts') && !path.endsWith('.d.ts')
      ? { body: stripTypeScriptTypes(String(body)) }
      : undefined,
};

async function runTests(): Promise<boolean> {
  const runner = await startTestRunner({
    autoExitProcess: false,
    readCliArgs: false,
    readFileConfig: false,
    config: {
      rootDir: inRoot(),
      files: [join(import.meta.dirname, 'browser/stage.test.ts')],
      port: runnerPort,
      hostname: '127.0.0.1',
      nodeResolve: true,
      concurrency: 1,
      testsFinishTimeout: 240_000,
      testFramework: { config: { timeout: 20_000 } },
      middleware: [passOn as never],
      plugins: [stripTypes as never],
      browsers: [
        chromeLauncher({
          launchOptions: { executablePath: findOrInstallChromium(), args: chromiumArguments },
        }),
      ],
    },
  });
  if (!runner) throw new Error('The test runner did not start.');
  await new Promise<void>((resolve) => runner.on('finished', () => resolve()));
  const counts: Counts = { passed: 0, failed: 0 };
  for (const session of runner.sessions.all()) {
    countTests(session.testResults as SuiteNode | undefined, counts);
    if (session.errors.length > 0 || !session.testResults) counts.failed += 1;
  }
  await runner.stop();
  if (process.env.FOYER_REPORT) writeFileSync(process.env.FOYER_REPORT, JSON.stringify(counts));
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed > 0;
}

/** Runs the tests in `browser/` over the built elements, in Chromium, against the real server with the demo data. */
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-elements-'));
const [port, runnerPort] = await Promise.all([freePort(), freePort()]);
const server = await startServer(port);
try {
  const failed = await runTests();
  process.exitCode = failed ? 1 : 0;
} finally {
  await stopServer(server);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
