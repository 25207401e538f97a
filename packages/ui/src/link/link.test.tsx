import { describe, expect, it } from 'vitest';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ButtonLink, Link } from './link.tsx';

describe('Link', () => {
  it('stays in this tab and may go to a new one only with a word for it', async () => {
    const { screen, render } = await renderUi(<Link href="/hilfe">Hilfe</Link>);
    const link = () => screen.getByRole('link') as HTMLAnchorElement;
    expect([link().target, link().rel, link().textContent]).toEqual(['', '', 'Hilfe']);
    await render(
      <Link href="https://foyer.example" newTabLabel=" (neuer Tab)">
        Handbuch
      </Link>,
    );
    expect([link().target, link().rel, link().textContent]).toEqual([
      '_blank',
      'noopener noreferrer',
      'Handbuch (neuer Tab)',
    ]);
  });

  it('that looks like a button is a link', async () => {
    const { screen } = await renderUi(
      <ButtonLink href="/shop" aria-label="Zum Shop">
        Shop
      </ButtonLink>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Zum Shop' }).getAttribute('href')).toBe('/shop');
  });
});

describe('Card', () => {
  it('with a title is a section below its heading, without one only a box', async () => {
    const { container, screen, render } = await renderUi(
      <Card title="Lieferung" headingLevel={3} actions={<button type="button">Ändern</button>}>
        Text
      </Card>,
    );
    expect(container.querySelector('section[part=card]')?.textContent).toBe('LieferungÄndernText');
    expect(screen.getByRole('heading', { level: 3, name: 'Lieferung' })).toBeTruthy();
    await render(<Card as="li">Text</Card>);
    expect(container.querySelector('li[part=card]')).not.toBeNull();
    await render(<Card actions={<button type="button">Ändern</button>}>Text</Card>);
    expect(container.querySelector('div[part=card]')?.textContent).toBe('ÄndernText');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('Badge', () => {
  it('says its state in words; the dot is for eyes', async () => {
    const { container } = await renderUi(<Badge tone="success">Geliefert</Badge>);
    const badge = container.querySelector('[part=badge]') as HTMLElement;
    expect([badge.textContent, badge.dataset.tone]).toEqual(['Geliefert', 'success']);
    expect(badge.querySelectorAll('[aria-hidden=true]')).toHaveLength(1);
  });
});
