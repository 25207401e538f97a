import { act } from '@foyer/ui/testing/act.ts';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import type { Shown } from './navigator.ts';
import { useLostFocus } from './use-lost-focus.ts';

type Step = Shown<unknown>['step'];

function Layout({ at, step, children }: { at: string; step: Step; children?: string }) {
  const main = useRef<HTMLElement>(null);
  useLostFocus(main, { place: { key: at } as Shown<unknown>['place'], step });
  return (
    <main ref={main} tabIndex={-1}>
      {children && <button type="button">{children}</button>}
    </main>
  );
}

async function draw() {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(async () => {
    await act(() => root.unmount());
    box.remove();
  });
  const show = (at: string, step: Step, text?: string, layout = 'shop') =>
    act(() =>
      root.render(
        <Layout key={layout} at={at} step={step}>
          {text}
        </Layout>,
      ),
    );
  // without focus, jsdom answers the body or null
  const focused = () => document.activeElement?.localName ?? 'body';
  const press = () => box.querySelector('button')?.focus();
  return { show, focused, press };
}

it.each<Step>(['pop', 'replace'])('takes no focus on the first screen, reached by %s', async (step) => {
  const { show, focused } = await draw();
  await show('1', step);
  expect(focused()).toBe('body');
});

it('takes the focus where a navigation has removed the element that had it', async () => {
  const { show, focused, press } = await draw();
  await show('1', 'pop', 'Einladen');
  press();
  await show('2', 'push');
  expect(focused()).toBe('main');
});

it('takes it in another layout too', async () => {
  const { show, focused, press } = await draw();
  await show('1', 'pop', 'Beenden');
  press();
  await show('2', 'push', undefined, 'login');
  expect(focused()).toBe('main');
});

it('leaves the focus where it is', async () => {
  const { show, focused, press } = await draw();
  await show('1', 'pop', 'Filtern');
  press();
  await show('2', 'push', 'Filtern');
  expect(focused()).toBe('button');
});
