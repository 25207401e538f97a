import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { UiRoot } from '../style/ui-root.tsx';
import { act } from './act.ts';

// jsdom has no CSS object; react-aria escapes ids with it.
(globalThis as { CSS?: { escape: (text: string) => string } }).CSS ??= {
  escape: (text) => text.replace(/[^\w-]/g, (char) => `\\${char}`),
};

/**
 * Draws inside a `UiRoot`, which is removed after the test. In the document unless `isShadow`: user-event cannot type into
 * React inputs in a shadow root, since it detects inputs by focus events, which are retargeted there.
 */
export async function renderUi(children: ReactNode, { locale = 'de-DE', isShadow = false } = {}) {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = isShadow ? host.attachShadow({ mode: 'open' }) : null;
  const container = document.createElement('div');
  (shadow ?? host).append(container);
  const root = createRoot(container);
  const render = async (content: ReactNode) => {
    await act(async () => {
      root.render(
        <UiRoot root={shadow ?? document} locale={locale}>
          {content}
        </UiRoot>,
      );
    });
  };
  await render(children);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  return {
    root: shadow ?? document,
    host,
    container,
    render,
    user: userEvent.setup(),
    screen: within(container),
  };
}
