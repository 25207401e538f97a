import { foldText } from '@foyer/contract/fold-text';
import { languages } from '@foyer/contract/languages';
import { taxInGross, taxOnNet } from '@foyer/contract/tax-shares';
import type {
  articleDocuments,
  articlePrices,
  articleRelations,
  articles,
  articleTags,
  articleTexts,
} from '../../domain/articles/articles.table.ts';
import { toSearchText } from '../../domain/search/fold-text.ts';
import { toPictureKey } from '../article-picture/render-article-picture.ts';
import { createRandom, type Random } from '../random.ts';
import { accessoryFamilies } from './accessory-families.ts';
import { chargingFamilies } from './charging-families.ts';
import { demoText, type Text } from './demo-texts.ts';
import { energyFamilies } from './energy-families.ts';
import type { Choice, Family, GroupId } from './family.ts';
import { serviceFamilies } from './service-families.ts';

export const demoFamilies: readonly Family[] = [
  ...chargingFamilies,
  ...accessoryFamilies,
  ...energyFamilies,
  ...serviceFamilies,
];

type Insert<T extends { $inferInsert: unknown }> = T['$inferInsert'];

export interface DemoArticles {
  readonly articles: Insert<typeof articles>[];
  readonly texts: Insert<typeof articleTexts>[];
  readonly prices: Insert<typeof articlePrices>[];
  readonly tags: Insert<typeof articleTags>[];
  readonly documents: Insert<typeof articleDocuments>[];
  readonly relations: Insert<typeof articleRelations>[];
}

const dayMs = 86_400_000;
const everybody: readonly GroupId[] = ['standard', 'premium', 'partner', 'private'];
/** Factor of each price group on the list price. */
const discounts: Readonly<Record<GroupId, number>> = {
  standard: 1,
  premium: 0.9,
  partner: 0.85,
  private: 1.08,
};

/** Builds every variant of every family; `scale` repeats them as further series. */
export function buildArticles(now: Date, scale: number): DemoArticles {
  const built: DemoArticles = { articles: [], texts: [], prices: [], tags: [], documents: [], relations: [] };
  const firstOf = new Map<string, string[]>();
  for (let series = 1; series <= scale; series++) {
    for (const family of demoFamilies) {
      const random = createRandom(hash(`${family.code}${series}`));
      for (const choices of combinations(family.axes.map((axis) => axis.choices))) {
        const id = addArticle(built, family, choices, series, random, now);
        if (series === 1) firstOf.set(family.code, [...(firstOf.get(family.code) ?? []), id]);
      }
    }
  }
  addRelations(built, firstOf);
  return built;
}

function addArticle(
  built: DemoArticles,
  family: Family,
  choices: readonly Choice[],
  series: number,
  random: Random,
  now: Date,
): string {
  const suffix = series === 1 ? '' : `-S${series}`;
  const number = `${[family.code, ...choices.map((choice) => choice.code)].join('-')}${suffix}`;
  const id = `art-${number.toLowerCase()}`;
  const isService = family.kind === 'service';
  const shape = choices.map((choice) => choice.shape).findLast(Boolean) ?? family.shape;
  const tone = choices.map((choice) => choice.tone).findLast(Boolean) ?? family.tone;
  const picture = {
    shape,
    tone,
    accent: family.accent,
    seed: hash(`${family.code}${choices[0]?.code ?? ''}`) % 1000,
  };
  const stock = isService ? null : stockOf(random);
  built.articles.push({
    id,
    number,
    kind: family.kind ?? 'hardware',
    categoryId: family.category,
    manufacturer: family.manufacturer,
    pictureKeys: (isService ? (['front'] as const) : (['front', 'detail', 'scene'] as const)).map((view) =>
      toPictureKey({ ...picture, view }),
    ),
    taxRate: family.taxRate ?? 19,
    minQuantity: family.quantityStep ?? 1,
    maxQuantity: family.maxQuantity ?? 100,
    quantityStep: family.quantityStep ?? 1,
    stock,
    leadTimeDays: isService ? random.between(5, 15) : random.between(1, 4),
    backorderDays: stock === 0 && random.chance(0.4) ? null : isService ? null : random.between(10, 40),
    popularity: popularityOf(family, random),
    isActive: true,
    publishedAt: new Date(
      now.getTime() -
        random.between(family.tags.includes('neu') ? 2 : 40, 900) * dayMs -
        random.between(0, 20) * 3_600_000,
    ),
  });
  addTexts(built, family, choices, { id, number, series });
  addPrices(built, family, choices, id);
  for (const tag of family.tags) built.tags.push({ articleId: id, tagId: tag });
  built.documents.push({ articleId: id, documentId: `doc-${family.code.toLowerCase()}-data`, position: 1 });
  if (family.hasManual)
    built.documents.push({
      articleId: id,
      documentId: `doc-${family.code.toLowerCase()}-manual`,
      position: 2,
    });
  return id;
}

function addTexts(
  built: DemoArticles,
  family: Family,
  choices: readonly Choice[],
  { id, number, series }: { id: string; number: string; series: number },
): void {
  for (const { code: language, searchConfiguration } of languages) {
    const at = (text: Text) => demoText(language, text);
    const parts = choices.map((choice) => at(choice.name)).filter(Boolean);
    const edition = series === 1 ? [] : [`${at('series')} ${series}`];
    const name = [[at(family.name), ...edition].join(' '), ...parts].join(', ');
    const summary = at(family.summary);
    const tags = family.tags.map((tag) => at(`tag.${tag}`));
    const label = (text: Text, value: string) => ({ label: at(text), value });
    const attributes = [
      ...family.axes.map((axis, axisIndex) =>
        label(axis.label, at(choices[axisIndex]?.name ?? { plain: '' })),
      ),
      ...(family.attributes ?? []).map(([text, value]) => label(text, at(value))),
    ];
    built.texts.push({
      articleId: id,
      language,
      searchConfiguration,
      name,
      summary,
      description: at(family.description),
      attributes,
      sortName: foldText(name).slice(0, 200),
      searchText: toSearchText([name, summary, family.manufacturer, ...tags], [number]),
    });
  }
}

/** Adds prices per group, and lower ones from five and twenty pieces (or packs) for business customers and goods. */
function addPrices(built: DemoArticles, family: Family, choices: readonly Choice[], articleId: string): void {
  const plus = choices.reduce((sum, choice) => sum + (choice.plus ?? 0), family.price);
  const list = choices.reduce((price, choice) => price * (choice.factor ?? 1), plus);
  const rate = family.taxRate ?? 19;
  for (const priceGroupId of family.groups ?? everybody) {
    if (priceGroupId === 'private') {
      const gross = tidy(list * discounts.private * (1 + rate / 100));
      built.prices.push({
        articleId,
        priceGroupId,
        minQuantity: 1,
        net: gross - taxInGross(gross, rate),
        gross,
      });
      continue;
    }
    const isTiered = family.kind !== 'service' && list < 400_000;
    for (const [minQuantity, factor] of isTiered
      ? ([
          [1, 1],
          [5 * (family.quantityStep ?? 1), 0.96],
          [20 * (family.quantityStep ?? 1), 0.91],
        ] as const)
      : ([[1, 1]] as const)) {
      const net = Math.round(list * discounts[priceGroupId] * factor);
      built.prices.push({ articleId, priceGroupId, minQuantity, net, gross: net + taxOnNet(net, rate) });
    }
  }
}

function addRelations(built: DemoArticles, firstOf: ReadonlyMap<string, readonly string[]>): void {
  for (const family of demoFamilies) {
    const others = (family.related ?? []).flatMap((code) => firstOf.get(code)?.slice(0, 2) ?? []);
    for (const articleId of firstOf.get(family.code) ?? [])
      for (const [index, relatedId] of others.slice(0, 6).entries())
        built.relations.push({ articleId, relatedId, position: index + 1 });
  }
}

function stockOf(random: Random): number {
  const luck = random.next();
  if (luck < 0.06) return 0;
  return luck < 0.16 ? random.between(1, 9) : random.between(12, 480);
}

function popularityOf(family: Family, random: Random): number {
  const start = family.tags.includes('bestseller') ? 6000 : family.tags.includes('neu') ? 5000 : 0;
  return start + random.between(1, 4000);
}

/** Rounds a price to one that ends in 90 cents; one above 5,000 euros to full hundreds. */
const tidy = (gross: number) =>
  gross > 500_000 ? Math.round(gross / 10_000) * 10_000 : Math.max(190, Math.round(gross / 100) * 100 - 10);

function combinations(axes: readonly (readonly Choice[])[]): Choice[][] {
  return axes.reduce<Choice[][]>(
    (rows, choices) => rows.flatMap((row) => choices.map((choice) => [...row, choice])),
    [[]],
  );
}

/** Returns a small whole number that follows from a text. */
export const hash = (text: string): number =>
  [...text].reduce((value, char) => (Math.imul(value, 31) + (char.codePointAt(0) ?? 0)) >>> 0, 7);
