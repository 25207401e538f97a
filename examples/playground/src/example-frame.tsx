import type { Example } from '@foyer/ui/example.ts';
import { UiRoot } from '@foyer/ui/style/ui-root.tsx';
import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { frame } from './playground.css.ts';
import type { Settings } from './settings.ts';

interface Stage {
  readonly root: Root;
  readonly shadow: ShadowRoot;
}

function createStage(host: HTMLElement): Stage {
  const shadow = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  shadow.append(container);
  return { shadow, root: createRoot(container) };
}

/** One example in a separate shadow root, like an element on a foreign page. */
export function ExampleFrame({ example, settings }: { example: Example; settings: Settings }) {
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  useEffect(() => {
    if (host.current === null) return;
    stage.current ??= createStage(host.current);
    const { root, shadow } = stage.current;
    root.render(
      <UiRoot root={shadow} locale={settings.locale} primaryColor={settings.brand}>
        <example.render />
      </UiRoot>,
    );
  }, [example, settings]);
  return <div ref={host} className={frame} data-scheme={settings.scheme} data-stage={example.title} />;
}
