import { expect, it } from 'vitest';
import { createCallerLimit } from './caller-limit.ts';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

it('makes a caller wait for themselves, and nobody else', async () => {
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

it('passes on what goes wrong, and goes on', async () => {
  const share = createCallerLimit(1, 1);
  await expect(share('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await share('one', async () => 1)).toBe(1);
});
