import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordQueries } from '../../test/count-queries.ts';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { limitsOf } from '../start/limits-of.ts';
import { readSettings } from '../start/read-settings.ts';
import { createQuotas } from './quotas.ts';

let server: TestServer;
let now = new Date();
const manager = { userId: 'manager', companyId: 'alpha' };
const one = { writes: 1, bytes: 500, files: 0 };
const byDefault = limitsOf(readSettings({}));

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 60 * 60_000);
});
afterAll(() => server.close());

it('does not limit a fast fleet manager: 250 changes in a minute, 30 reports with photos in ten', async () => {
  const quotas = createQuotas(server.db, byDefault);
  for (let change = 0; change < 250; change++)
    expect(await quotas(manager, one, now)).not.toHaveProperty('wait');
  for (let report = 0; report < 30; report++)
    expect(await quotas(manager, { writes: 0, bytes: 3_200_000, files: 1 }, now)).not.toHaveProperty('wait');
});

it('accepts at most ten of forty uploads of ten megabytes by default', async () => {
  const quotas = createQuotas(server.db, byDefault);
  const upload = { writes: 1, bytes: 10 * 1024 * 1024, files: 1 };
  const answers = await Promise.all(Array.from({ length: 40 }, () => quotas(manager, upload, now)));
  expect(answers.filter((answer) => !('wait' in answer))).toHaveLength(10);
});

it('calls the database once for many calls', async () => {
  const quotas = createQuotas(server.db, byDefault);
  await quotas(manager, one, now);
  const calls = async () => {
    for (let call = 0; call < 10; call++) await quotas(manager, one, now);
  };
  const sent = await recordQueries(server.db, calls, { withRateLimits: true });
  expect(sent).toEqual([]);
});

it('grants at most the limit to concurrent calls on three instances', async () => {
  const user = { writesPerMinute: 100, uploadMegabytes: 10, filesPerHour: 10, archivedPerHour: 100 };
  const instances = [1, 2, 3].map(() => createQuotas(server.db, { user, company: byDefault.company }));
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, call) => instances[call % 3]?.(manager, { ...one, bytes: 0 }, now)),
  );
  const granted = answers.filter((answer) => answer && !('wait' in answer)).length;
  // the unused part of a share is lost: at most a share of five for each of the other instances
  expect(granted).toBeLessThanOrEqual(100);
  expect(granted).toBeGreaterThanOrEqual(90);
});

it('still grants calls after forty instances took their share and ended', async () => {
  const user = { writesPerMinute: 1000, uploadMegabytes: 10, filesPerHour: 10, archivedPerHour: 100 };
  for (let start = 0; start < 40; start++)
    expect(await createQuotas(server.db, { user, company: user })(manager, one, now)).toHaveProperty(
      'settle',
    );
});

it('takes nothing of one limit where another refuses, and returns the unused part', async () => {
  const tight = { writesPerMinute: 4, uploadMegabytes: 1, filesPerHour: 4, archivedPerHour: 100 };
  const quotas = createQuotas(server.db, { user: tight, company: { ...tight, writesPerMinute: 2 } });
  const write = { writes: 1, bytes: 0, files: 0 };
  for (let call = 0; call < 2; call++) await quotas(manager, write, now);
  for (let call = 0; call < 9; call++) expect(await quotas(manager, write, now)).toHaveProperty('wait');
  const elsewhere = { ...manager, companyId: null };
  expect(await quotas(elsewhere, write, now)).toHaveProperty('settle');
  const files = await quotas(elsewhere, { writes: 0, bytes: 0, files: 4 }, now);
  if ('wait' in files) throw new Error('refused');
  expect(await quotas(elsewhere, { writes: 0, bytes: 0, files: 1 }, now)).toHaveProperty('wait');
  files.settle({ bytes: 0, files: 1 });
  expect(await quotas(elsewhere, { writes: 0, bytes: 0, files: 3 }, now)).toHaveProperty('settle');
});
