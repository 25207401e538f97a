import { createFakeEnvironment, createFakeUserInfo, showInProvider, showWidget } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { sideMenuWidget } from '../environment.manifest.ts';
import { MenuEntries } from './menu-entries.view.tsx';
import { sideMenuMessages } from './side-menu.messages.ts';

const branding = {
  id: 'nordlicht',
  name: 'Nordlicht',
  primaryColor: '0B5FFF',
  faviconUrl: null,
  logoUrl: 'https://cdn.example/logo.svg',
  logoSmallUrl: 'https://cdn.example/small.svg',
};
const show = () =>
  showWidget(sideMenuWidget, {
    answers: {
      getUserInfo: { ...createFakeUserInfo([]), branding },
      getEnvironment: {
        ...createFakeEnvironment(),
        branding,
        companyLabel: 'Mandant',
        imprintUrl: 'https://brand.example/impressum',
      },
    },
  });

describe('the frame of the side menu', () => {
  it('shows the company under the brand’s label, and logo and imprint of the brand at the bottom, outside the portal', async () => {
    const { screen, shadow } = await show();
    expect((await screen.findByText('Mandant')).nextElementSibling?.textContent).toBe(
      'Nordwind Logistik GmbH',
    );
    const imprint = await screen.findByRole('link', { name: 'Impressum' });
    expect([imprint.getAttribute('href'), imprint.getAttribute('target')]).toEqual([
      'https://brand.example/impressum',
      '_blank',
    ]);
    const logo = await screen.findByRole('img', { name: 'Nordlicht' });
    expect(logo.getAttribute('src')).toBe('https://cdn.example/logo.svg');
    const foot = shadow.querySelector('nav [part=footer]');
    expect([imprint, logo].map((node) => foot?.contains(node))).toEqual([true, true]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://elsewhere.example/impressum',
    '//[',
    'vbscript:x',
  ])(
    'renders no link to %s, whatever addresses the server sends for imprint and privacy',
    async (address) => {
      const { screen, shadow } = await showWidget(sideMenuWidget, {
        answers: {
          getEnvironment: { ...createFakeEnvironment(), imprintUrl: address, privacyUrl: address },
        },
      });
      await screen.findByText('Neuigkeiten');
      expect(screen.queryByRole('link', { name: 'Impressum' })).toBeNull();
      expect([...shadow.querySelectorAll('a')].map((link) => link.getAttribute('href'))).not.toContain(
        address,
      );
    },
  );

  it('shows icon and label for each entry', async () => {
    const { screen, shadow } = await show();
    await screen.findByText('Neuigkeiten');
    const entries = [...shadow.querySelectorAll('nav [part=entry]')];
    expect(entries.length).toBeGreaterThan(3);
    for (const entry of entries) {
      expect(entry.querySelector('svg')).not.toBeNull();
      expect(entry.textContent).not.toBe('');
    }
  });

  it('shows the entries below an entry in their own list', async () => {
    const entry = { route: null, href: 'https://charge.example/', hasDot: false };
    const below = { ...entry, item: 'smart-connect' as const, children: [] };
    const entries = [{ ...entry, item: 'knowledge-platform' as const, children: [below] }];
    const menu = <MenuEntries entries={entries} current={undefined} isRail={false} />;
    const { sdk, box, draw } = await showInProvider(null);
    await sdk.localisation.register(sideMenuMessages);
    draw(menu);
    const nested = box.querySelectorAll('li li');
    expect([...nested].map((node) => node.textContent)).toEqual([expect.stringMatching(/^Smart Connect/)]);
    expect(nested[0]?.closest('ul')?.closest('li')?.textContent).toMatch(/^Wissensplattform/);
  });

  it('leaves out the environment if it cannot be loaded, and shows no message', async () => {
    const { sdk, screen, text } = await showWidget(sideMenuWidget, {
      prepare: (fake) => fake.behave({ getEnvironment: { status: 500, code: 'internal_error' } }),
    });
    await screen.findAllByText('Nordwind Logistik GmbH');
    await vi.waitUntil(() => sdk.$environment.get().status === 'error');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Impressum' })).toBeNull();
    expect(text()).not.toMatch(/Fehler|fehlgeschlagen/);
  });

  it('shows the small logo in the head when collapsed', async () => {
    const { screen, shadow } = await show();
    const head = () => shadow.querySelector('nav [part=header] img')?.getAttribute('src');
    const collapse = await screen.findByRole('button', { name: 'Menü einklappen' });
    await screen.findByRole('img', { name: 'Nordlicht' });
    expect(head()).toBe(branding.logoUrl);
    collapse.click();
    await screen.findByRole('button', { name: 'Menü ausklappen' });
    expect(head()).toBe(branding.logoSmallUrl);
  });
});
