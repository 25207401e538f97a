import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const items = [
  { id: '', label: 'Shop' },
  { id: 'wall', label: 'Wallboxen' },
];

describe('Breadcrumb', () => {
  it('leads from the start to here, and says which step is here', async () => {
    const { screen } = await renderUi(
      <Breadcrumb
        label="Pfad"
        items={items}
        current="Nord 11"
        renderLink={({ id, label }, className) => (
          <a href={`#${id}`} className={className}>
            {label}
          </a>
        )}
      />,
    );
    const nav = screen.getByRole('navigation', { name: 'Pfad' });
    expect([...nav.querySelectorAll('li')].map((step) => step.textContent)).toEqual([
      'Shop',
      'Wallboxen',
      'Nord 11',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#', '#wall']);
    expect(nav.querySelector('[aria-current=page]')?.textContent).toBe('Nord 11');
  });

  it('is text where there are no pages to lead to, and nothing but room while the way is not known', async () => {
    const { screen, render, container } = await renderUi(
      <Breadcrumb label="Pfad" items={items} current="Nord 11" />,
    );
    expect(screen.queryByRole('link')).toBeNull();
    await render(<Breadcrumb label="Pfad" items={undefined} current="Nord 11" />);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(container.textContent).toBe('');
  });
});
