// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import type { ToolAnswer, ToolApi } from './tool-api.ts';
import { useAnswer } from './use-answer.ts';

/** Shows the answers to `/state`, with the requests in the order in which they were sent. */
async function show() {
  const requests: ((state: string | null) => Promise<void>)[] = [];
  const api: ToolApi = {
    call: <T,>() =>
      new Promise<ToolAnswer<T>>((resolve) => {
        requests.push((state) =>
          act(async () =>
            resolve(
              state === null
                ? { ok: false, status: 0, code: 'network' }
                : { ok: true, value: state as unknown as T },
            ),
          ),
        );
      }),
  };
  let reload = () => {};
  const Probe = () => {
    const answer = useAnswer<string>(api, '/state');
    reload = answer.reload;
    return `${answer.value} ${answer.hasFailed ? 'failed' : 'fine'}`;
  };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const box = document.createElement('div');
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<Probe />));
  return { box, requests, reload: () => reload() };
}

it.each<[string, readonly (readonly [request: number, state: string | null])[], string]>([
  [
    'the answers arrive in order',
    [
      [0, 'free'],
      [1, 'charging'],
    ],
    'charging fine',
  ],
  [
    'the older answer arrives last',
    [
      [1, 'charging'],
      [0, 'free'],
    ],
    'charging fine',
  ],
  [
    'the older request fails last',
    [
      [1, 'charging'],
      [0, null],
    ],
    'charging fine',
  ],
  [
    'the newer request fails',
    [
      [0, 'free'],
      [1, null],
    ],
    'free failed',
  ],
])('shows the answer to the latest request where %s', async (_, answers, shown) => {
  const { box, requests, reload } = await show();
  reload();
  for (const [request, state] of answers) await requests[request]?.(state);
  expect(box.textContent).toBe(shown);
});
