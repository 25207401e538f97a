import { checkConformance, type Report } from '@foyer/conformance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, story } from '../src/demo/demo-people.ts';
import { createTestServer, type TestServer } from './create-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

const run = (username?: string): Promise<Report> =>
  checkConformance({
    baseUrl: server.config.publicUrl,
    fetch: (input, init) => server.fetch(new Request(input, init)),
    ...(username ? { credentials: { username, password: demoPassword } } : {}),
  });
const failuresOf = ({ checks }: Report) => checks.filter(({ outcome }) => outcome === 'failed');
const outcomeOf = ({ checks }: Report, name: string) =>
  checks.find((check) => check.name === name)?.outcome ?? 'no such check';

it('conforms to the contract for the manager of the demo', async () => {
  const report = await run(story.manager.email);
  expect(failuresOf(report)).toEqual([]);
  expect(report.passed).toBeGreaterThan(200);
  // implemented features are checked, not skipped
  for (const name of [
    'listArticles',
    'getArticle',
    'getCart',
    'listOrders',
    'getOrder',
    'listNews',
    'getUserInfo',
    'listUsers',
    'getUser',
    'listFleetManagerRoles',
  ])
    expect([name, outcomeOf(report, `${name} answers as declared`)]).toEqual([name, 'passed']);
});

it('conforms to it for a private customer and for staff', async () => {
  for (const email of [story.privateCustomer.email, story.support.email])
    expect([email, failuresOf(await run(email))]).toEqual([email, []]);
});

it('conforms to it for callers who cannot sign in', async () => {
  const report = await run();
  expect(failuresOf(report)).toEqual([]);
  expect(report.passed).toBeGreaterThan(100);
});
