import { useRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { useOverlayContainer, useUi } from './ui-context.ts';
import { UiRoot } from './ui-root.tsx';
import { useOutOfView } from './use-out-of-view.ts';

function Probe() {
  const { locale, dir } = useUi();
  const layer = useOverlayContainer();
  return (
    <i>
      {locale} {dir} {layer?.getAttribute('part')}
    </i>
  );
}

describe('UiRoot', () => {
  it('says its language, and is written from the left where nobody says otherwise', async () => {
    const { screen, container } = await renderUi(<Probe />, { locale: 'fr-FR' });
    expect(screen.getByText('fr-FR ltr overlays')).toBeTruthy();
    const root = container.querySelector('[part=root]');
    expect([root?.getAttribute('lang'), root?.getAttribute('dir')]).toEqual(['fr-FR', 'ltr']);
  });

  it('takes the direction and the scheme that it is given', async () => {
    const { container } = await renderUi(
      <UiRoot root={document} locale="de-DE" dir="rtl" scheme="dark">
        <Probe />
      </UiRoot>,
    );
    const inner = container.querySelectorAll('[part=root]')[1] as HTMLElement;
    expect([inner.dir, inner.dataset.scheme, inner.querySelector('i')?.textContent]).toEqual([
      'rtl',
      'dark',
      'de-DE rtl overlays',
    ]);
  });

  it('provides its content with the nearest layer for overlays', async () => {
    const layers: (HTMLElement | null)[] = [];
    const Note = () => {
      layers.push(useOverlayContainer());
      return null;
    };
    const { container } = await renderUi(
      <UiRoot root={document}>
        <Note />
      </UiRoot>,
    );
    const inner = container.querySelectorAll('[part=root]')[1];
    expect(layers.at(-1)?.parentElement).toBe(inner);
  });
});

describe('useOutOfView', () => {
  it('calls the latest callback once when an element is out of view', async () => {
    let look = (_: { isIntersecting: boolean }[]): void => undefined;
    const disconnect = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        disconnect = disconnect;
        observe = vi.fn();
        constructor(callback: typeof look) {
          look = callback;
        }
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const seen: string[] = [];
    const Sample = ({ name }: { name: string }) => {
      const ref = useRef<HTMLDivElement>(null);
      useOutOfView(ref, () => seen.push(name));
      return <div ref={ref} />;
    };
    const { render } = await renderUi(<Sample name="a" />);
    await act(async () => look([{ isIntersecting: false }, { isIntersecting: true }]));
    expect(seen).toEqual([]);
    await render(<Sample name="b" />);
    await act(async () => look([{ isIntersecting: true }, { isIntersecting: false }]));
    expect(seen).toEqual(['b']);
    await render(null);
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
