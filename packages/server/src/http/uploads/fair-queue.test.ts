import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts';

const options: FairQueueOptions = {
  width: 2,
  widthOfCompany: 1,
  waiting: { user: 3, company: 5, all: 9 },
  seconds: 60,
};
const staying = new AbortController().signal;

/** Returns a queue whose work lasts until the test ends it, and the order in which work began. */
function queueOf(some: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({ ...options, ...some });
  const begun: string[] = [];
  const running = new Map<string, () => void>();
  const send = (userId: string, companyId: string | null, signal = staying) => {
    const name = `${companyId ?? '-'}/${userId}`;
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => running.set(name, () => resolve(name)));
    };
    const answer = queue({ userId, companyId }, signal, work);
    answer.catch(() => {});
    return answer;
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  /** Ends the running work of a sender, and waits until the next has begun. */
  const end = async (name: string) => {
    running.get(name)?.();
    running.delete(name);
    await settled();
  };
  return { send, end, begun, settled };
}
const refused = { code: 'unavailable', status: 503, options: { retryAfter: 10 } };

describe('a fair queue', () => {
  it('gives the next turn to another company, for any load of one', async () => {
    const { send, end, begun, settled } = queueOf();
    for (let count = 0; count < 4; count++) send('a', 'one');
    send('b', 'two');
    send('c', 'three');
    await settled();
    expect(begun).toEqual(['one/a', 'two/b']);
    await end('one/a');
    expect(begun.at(-1)).toBe('three/c');
    await end('two/b');
    expect(begun.at(-1)).toBe('one/a');
  });

  it('alternates between the users of a company, and treats people without one separately', async () => {
    const { send, end, begun, settled } = queueOf();
    send('a', 'one');
    send('a', 'one');
    send('b', 'one');
    send('p', null);
    await settled();
    expect(begun).toEqual(['one/a', '-/p']);
    await end('one/a');
    await end('one/b');
    expect(begun).toEqual(['one/a', '-/p', 'one/b', 'one/a']);
  });

  it.each<[string, readonly (readonly [user: string, company: string | null])[]]>([
    ['one user', [1, 2, 3, 4].map(() => ['a', 'one'] as const)],
    ['one person without a company', [1, 2, 3, 4].map(() => ['a', null] as const)],
    ['one company', [1, 2, 3, 4, 5, 6].map((number) => [`user ${number}`, 'one'] as const)],
    ['all', Array.from({ length: 11 }, (_, number) => ['a', `company ${number}`] as const)],
  ])('limits the waiting work of %s: the rest is answered 503 with Retry-After', async (_, senders) => {
    const { send } = queueOf();
    for (const [user, company] of senders) send(user, company);
    const [user, company] = senders[0] ?? ['a', null];
    await expect(send(user, company)).rejects.toMatchObject(refused);
  });

  it('limits the waiting time', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { send } = queueOf({ seconds: 5 });
    send('a', 'one');
    const late = expect(send('a', 'one')).rejects.toMatchObject(refused);
    await vi.advanceTimersByTimeAsync(5000);
    await late;
  });

  it('never begins the work of a sender who has left, and frees its place', async () => {
    const { send, end, begun } = queueOf();
    const leaving = new AbortController();
    send('a', 'one');
    const left = [1, 2, 3].map(() => send('a', 'one', leaving.signal));
    leaving.abort(new Error('gone'));
    expect(await Promise.allSettled(left)).toEqual(
      left.map(() => ({ status: 'rejected', reason: new Error('gone') })),
    );
    await expect(send('a', 'one', leaving.signal)).rejects.toThrow('gone');
    for (const user of ['a', 'b', 'c']) send(user, 'one');
    await end('one/a');
    expect(begun).toEqual(['one/a', 'one/b']);
  });

  it('continues after failed work', async () => {
    const queue = createFairQueue({ ...options, width: 1 });
    const sender = { userId: 'a', companyId: 'one' };
    const broken = queue(sender, staying, () => Promise.reject(new Error('broken')));
    const next = queue(sender, staying, async () => 'done');
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
