import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'a', label: 'Eins', content: 'Inhalt eins' },
  { id: 'b', label: 'Zwei', content: 'Inhalt zwei', isDisabled: true },
  { id: 'c', label: 'Drei', content: 'Inhalt drei' },
];

describe('Tabs', () => {
  it('moves with the arrow keys past what is disabled, and around', async () => {
    const select = vi.fn();
    const { screen, user } = await renderUi(<Tabs label="Produkt" items={items} onSelect={select} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Drei' }).textContent).toBe('Inhalt drei');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Eins' }).getAttribute('aria-selected')).toBe('true');
    expect(select.mock.calls).toEqual([['c'], ['a']]);
  });

  it('turns the keys around in right-to-left text', async () => {
    const { screen, user } = await renderUi(<Tabs label="Produkt" items={items} />, { locale: 'ar-EG' });
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Drei' }).getAttribute('aria-selected')).toBe('true');
  });

  it('has one tab in the tab order', async () => {
    const { screen } = await renderUi(<Tabs label="Produkt" items={items} />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});
