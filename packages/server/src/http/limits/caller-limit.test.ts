import { expect, it } from 'vitest';
import { createCallerLimit } from './caller-limit.ts';

/** Returns work that ends on demand. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

it('makes a caller wait for their own calls, and no other caller', async () => {
  const share = createCallerLimit(2, 3);
  const { end, ended } = held();
  let running = 0;
  const work = async () => {
    running++;
    await ended;
  };
  const many = Array.from({ length: 7 }, () => share('one', work));
  const refused = await Promise.allSettled(many.slice(5));
  expect(refused).toMatchObject([
    { status: 'rejected', reason: { code: 'rate_limited', status: 429 } },
    { status: 'rejected', reason: { code: 'rate_limited', status: 429 } },
  ]);
  expect(running).toBe(2);
  expect(await share('other', async () => 'done')).toBe('done');
  end();
  await Promise.all(many.slice(0, 5));
  expect(running).toBe(5);
  expect(await share('one', async () => 'again')).toBe('again');
});

it('rejects with the work’s error, and continues', async () => {
  const share = createCallerLimit(1, 1);
  await expect(share('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await share('one', async () => 1)).toBe(1);
});
