import { beforeAll, expect, it } from 'vitest';
import { openTools, type PersonName, type ToolUser } from '../testing/open-tools.ts';
import type { Article, ArticleSummary } from './article.ts';

let tools: ReturnType<typeof openTools>;
beforeAll(() => {
  tools = openTools();
});
const open = (who: PersonName, brand?: string) => tools.open('knowledge-platform', who, brand);
interface List {
  readonly items: readonly ArticleSummary[];
}
const idsOf = async (user: ToolUser, query = '') =>
  (await user.call<List>('GET', `/articles${query}`)).body.items.map(({ id }) => id);

it('articles are found by words however they are spelled, in the reader’s language', async () => {
  const buyer = await open('buyer');
  expect(await idsOf(buyer, '?search=ABZIEHEN')).toEqual(['cable-stuck']);
  expect(await idsOf(buyer, '?search=vorheizen%20winter')).toEqual(['winter-range']);
  expect(await idsOf(buyer, '?search=ladeplaetze')).toEqual(['parking-rules']);
  expect(await idsOf(buyer, '?search=nirgends')).toEqual([]);
  expect(await idsOf(buyer, '?topic=installation')).toEqual(['load-management', 'wallbox-fuse']);
  const { body } = await buyer.call<List>('GET', '/articles?search=hiver', undefined, 'fr-FR');
  expect(body.items).toMatchObject([{ title: 'Moins d’autonomie en hiver\u00a0: ce qui aide' }]);
  const one = await buyer.call<Article>('GET', '/articles/winter-range');
  expect(one.body.paragraphs).toHaveLength(3);
});

it('the newest article stands first', async () => {
  const { body } = await (await open('technician')).call<List>('GET', '/articles');
  const days = body.items.map(({ updatedAt }) => updatedAt);
  expect(days).toEqual(days.toSorted().reverse());
});

it('articles of a brand are its own, and those for technicians are theirs', async () => {
  const [buyer, technician] = [await open('buyer'), await open('technician')];
  const sonnental = await open('sonnental', 'sonnental');
  expect(await idsOf(buyer)).not.toContain('firmware');
  expect((await buyer.call('GET', '/articles/firmware')).status).toBe(404);
  expect(await idsOf(technician)).toContain('firmware');
  expect(await idsOf(buyer)).not.toContain('sun-tariff');
  expect((await buyer.call('GET', '/articles/sun-tariff')).status).toBe(404);
  expect(await idsOf(sonnental)).toContain('sun-tariff');
});
