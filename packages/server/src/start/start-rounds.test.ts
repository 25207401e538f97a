import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRounds } from './start-rounds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
};

it('begins at once, and the next round after the end of the last one and the pause', async () => {
  const rounds = [held(), held()];
  let begun = 0;
  const { stop } = startRounds({
    seconds: 5,
    round: () => (rounds[begun++] as ReturnType<typeof held>).promise,
    onError: () => expect.unreachable(),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toBe(1);
  rounds[0]?.resolve();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(begun).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toBe(2);
  rounds[1]?.resolve();
  await stop();
});

it('continues after a failed round, and reports the error', async () => {
  const errors: unknown[] = [];
  let begun = 0;
  const { stop } = startRounds({
    seconds: 1,
    round: async () => {
      begun++;
      throw new Error(`round ${begun}`);
    },
    onError: (error) => errors.push((error as Error).message),
  });
  await vi.advanceTimersByTimeAsync(1_000);
  await stop();
  expect(errors).toEqual(['round 1', 'round 2']);
});

it('waits on stopping for the running round, which can notice it, and begins no other', async () => {
  const end = held();
  let begun = 0;
  let sawStop = false;
  const { stop } = startRounds({
    seconds: 1,
    round: async (isStopped) => {
      begun++;
      await end.promise;
      sawStop = isStopped();
    },
    onError: () => expect.unreachable(),
  });
  let hasStopped = false;
  const stopped = stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hasStopped).toBe(false);
  end.resolve();
  await stopped;
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ begun, sawStop }).toEqual({ begun: 1, sawStop: true });
});
