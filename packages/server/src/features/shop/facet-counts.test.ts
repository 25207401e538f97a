import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordQueries } from '../../../test/count-queries.ts';
import { type DemoPortal, openDemoPortal } from '../../../test/demo-portal.ts';
import { story } from '../../demo/demo-people.ts';

type Choice = { readonly id: string; readonly parentId?: string | null; readonly articleCount: number };
type Choices = { readonly items: readonly Choice[] };
type Articles = { readonly items: readonly { readonly tags: readonly string[] }[]; readonly total?: number };

let portal: DemoPortal;
let token: string;
beforeAll(async () => {
  portal = await openDemoPortal();
  token = (await portal.server.tokensOf(story.buyer.email))[0]?.token ?? '';
});
afterAll(() => portal.server.close());

async function read<T>(path: string): Promise<T> {
  const answer = await portal.server.call('GET', path, { token });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as T;
}
const choicesOf = async (list: 'categories' | 'tags', query: string) =>
  (await read<Choices>(`/article/${list}?locale=de_DE&${query}`)).items;
const totalOf = async (query: string) =>
  (await read<Articles>(`/articles?locale=de_DE&limit=1&${query}`)).total;

const narrowings = [
  'search=ladekarte',
  'available=true&kind=hardware',
  'search=wallbox&tag=rfid&available=true',
];

describe('the counts of categories and tags', () => {
  it.each(narrowings)('%s: each equals the number of articles it leads to, zero included', async (query) => {
    const whole = await choicesOf('categories', '');
    const categories = await choicesOf('categories', query);
    expect(categories.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    for (const { id, articleCount } of categories)
      expect([id, articleCount]).toEqual([id, await totalOf(`${query}&category=${id}`)]);
    for (const { id, articleCount } of await choicesOf('tags', query))
      expect([id, articleCount]).toEqual([id, await totalOf(`${query}&tag=${id}`)]);
    expect(categories.some(({ articleCount }) => articleCount > 0)).toBe(true);
    if (query.includes('search'))
      expect(categories.some(({ articleCount }) => articleCount === 0)).toBe(true);
  });

  it('follow the correction of a misspelled word, as the list does', async () => {
    expect(await choicesOf('categories', 'search=wallbx')).toEqual(
      await choicesOf('categories', 'search=wallbox'),
    );
  });

  it('are all zero for a search without matches', async () => {
    const all = [
      ...(await choicesOf('categories', 'search=qqqq')),
      ...(await choicesOf('tags', 'search=qqqq')),
    ];
    expect(all.length).toBeGreaterThan(5);
    expect(all.every(({ articleCount }) => articleCount === 0)).toBe(true);
  });

  it('of tags are limited to the category', async () => {
    const [first] = await choicesOf('categories', 'search=wallbox');
    const here = await choicesOf('tags', `search=wallbox&category=${first?.id}`);
    expect(here.length).toBeGreaterThan(0);
    for (const { id, articleCount } of here)
      expect([id, articleCount]).toEqual([
        id,
        await totalOf(`search=wallbox&category=${first?.id}&tag=${id}`),
      ]);
  });

  it.each(['categories', 'tags'] as const)(
    '%s take at most two statements, and three for a misspelled word',
    async (list) => {
      const statements = async (query: string) => {
        await choicesOf(list, '');
        return (await recordQueries(portal.server.db, () => choicesOf(list, query))).length;
      };
      expect(await statements('search=wallbox&tag=rfid')).toBeLessThanOrEqual(2);
      expect(await statements('')).toBeLessThanOrEqual(2);
      // one more for the known words with the most similar spelling
      expect(await statements('search=wallbx')).toBeLessThanOrEqual(3);
    },
  );
});
