import { createPortal } from 'react-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { adoptBrandTheme } from './adopt-brand-theme.ts';
import { knownThemes } from './known-themes.ts';
import { OverlayRoot } from './overlay-root.tsx';
import { useOverlayContainer } from './ui-context.ts';

/** Simulates a top layer, which jsdom lacks, as the set of its elements. */
function withTopLayer() {
  const shown = new Set<Element>();
  const proto = HTMLElement.prototype as unknown as Record<string, unknown>;
  const { matches } = Element.prototype;
  proto.showPopover = function show(this: Element) {
    shown.add(this);
  };
  proto.hidePopover = function hide(this: Element) {
    shown.delete(this);
  };
  const match = vi.spyOn(Element.prototype, 'matches').mockImplementation(function ask(
    this: Element,
    selector,
  ) {
    return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector);
  });
  onTestFinished(() => {
    match.mockRestore();
    Reflect.deleteProperty(proto, 'showPopover');
    Reflect.deleteProperty(proto, 'hidePopover');
  });
  return shown;
}

function Overlay({ isOpen }: { readonly isOpen: boolean }) {
  const layer = useOverlayContainer();
  return isOpen && layer ? createPortal(<p>Menü</p>, layer) : null;
}

describe('the layer for overlays', () => {
  it('is in the top layer as long as something is in it', async () => {
    const shown = withTopLayer();
    const tree = (isOpen: boolean) => (
      <OverlayRoot>
        <Overlay isOpen={isOpen} />
      </OverlayRoot>
    );
    const { render, container } = await renderUi(tree(false));
    const layer = [...container.querySelectorAll('[part=overlays]')].find(
      (node) => node.parentElement?.getAttribute('part') === 'root',
    ) as Element;
    expect(shown.has(layer)).toBe(false);
    await render(tree(true));
    await act(async () => undefined);
    expect([...shown].map(({ textContent }) => textContent)).toEqual(['Menü']);
    await render(tree(false));
    await act(async () => undefined);
    expect(shown.size).toBe(0);
  });
});

describe('the colours of a brand', () => {
  const root = () => document.createElement('div').attachShadow({ mode: 'open' });

  it('are calculated once for all roots, and not at all for the default', async () => {
    const known = knownThemes();
    const before = known.size;
    onTestFinished(() => void known.delete('0B5FFF'));
    adoptBrandTheme(root(), '95C11F')();
    adoptBrandTheme(root(), '#95c11f')();
    adoptBrandTheme(root(), null)();
    expect(known.size).toBe(before);
    const removals = [adoptBrandTheme(root(), '0B5FFF'), adoptBrandTheme(root(), '0B5FFF')];
    await vi.waitUntil(() => known.has('0B5FFF'));
    expect(known.get('0B5FFF')).toContain('--');
    for (const remove of removals) remove();
  });
});
