import { showInProvider } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { baseMessages } from '../../i18n/base.messages.ts';
import { WidgetContext, type WidgetContextValue } from '../widget-context.ts';
import { WidgetBreadcrumb, type WidgetBreadcrumbProps } from './widget-breadcrumb.tsx';

const onFollow = vi.fn();
const steps: WidgetBreadcrumbProps['steps'] = [
  { label: 'Shop', target: { route: 'shop' }, onFollow },
  { label: 'Wallboxen', target: { route: 'shop-products', query: { 'shop.category': 'wall' } } },
];

async function show(props: Partial<WidgetBreadcrumbProps>, hrefFor: (route: string) => string | null) {
  const drawn = await showInProvider(null, { hrefFor: ({ route }) => hrefFor(route) });
  await drawn.sdk.localisation.register(baseMessages);
  // navigation is disabled
  const scope = { emit: () => false } as unknown as WidgetContextValue;
  drawn.draw(
    <WidgetContext value={scope}>
      <WidgetBreadcrumb steps={steps} current="Nord 11" {...props} />
    </WidgetContext>,
  );
  return { ...drawn, labels: () => [...drawn.box.querySelectorAll('li')].map((step) => step.textContent) };
}

it('leads from the menu to here, by the names of the places', async () => {
  const { screen, labels } = await show({}, (route) => `#/${route}`);
  expect(screen.getByRole('navigation', { name: 'Sie sind hier' })).toBeTruthy();
  expect(labels()).toEqual(['Shop', 'Wallboxen', 'Nord 11']);
  const links = screen.getAllByRole('link');
  expect(links.map((link: Element) => link.getAttribute('href'))).toEqual(['#/shop', '#/shop-products']);
  links[0]?.click();
  expect(onFollow).toHaveBeenCalledOnce();
});

it('leaves out where we are while that is not known', async () => {
  const { labels } = await show({ current: undefined }, () => '#/');
  expect(labels()).toEqual(['Shop', 'Wallboxen']);
});

it('is not there where the host has no such pages, unless it says where something belongs', async () => {
  const { screen, labels, draw } = await show({}, () => null);
  expect(labels()).toEqual([]);
  draw(<WidgetBreadcrumb steps={steps} current="Nord 11" isText />);
  expect(labels()).toEqual(['Shop', 'Wallboxen', 'Nord 11']);
  expect(screen.queryByRole('link')).toBeNull();
});
