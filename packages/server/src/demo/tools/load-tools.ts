import { addDays, businessDay, businessTimeZone } from '@foyer/contract';
import { languageCodes } from '@foyer/contract/languages';
import type { Database } from '../../db/client.ts';
import { chargePoints, chargingPlans } from '../../domain/charge-points/charge-points.table.ts';
import { knowledgeArticles, knowledgeTexts } from '../../domain/knowledge/knowledge.table.ts';
import type { Language } from '../../domain/languages/language.ts';
import { loadTexts } from '../../domain/languages/load-texts.ts';
import { startOfDay } from '../../domain/quotations/start-of-day.ts';
import { chargingBays, reservations } from '../../domain/reservations/reservations.table.ts';
import { toSearchText } from '../../domain/search/fold-text.ts';
import { streamOf } from '../random.ts';
import { type DemoArticle, demoArticles, demoBays, demoBookings, demoPoints } from './demo-tools.ts';
import type de from './locales/de.json';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const say = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** What the embedded tools show: articles, charge points with their week, bays and who has taken them. */
export async function loadTools(db: Database, now: Date): Promise<void> {
  await loadKnowledge(db, now);
  await loadChargePoints(db);
  await loadBays(db, now);
}

async function loadKnowledge(db: Database, now: Date): Promise<void> {
  await db.insert(knowledgeArticles).values(
    demoArticles.map(({ id, topic, brandId = null, audience = 'everyone', daysAgo }) => {
      const updatedAt = new Date(now.getTime() - daysAgo * dayMs);
      return { id, topic, brandId, audience, updatedAt };
    }),
  );
  await db.insert(knowledgeTexts).values(
    demoArticles.flatMap((article) =>
      languageCodes.map((language) => {
        const text = textOf(article, language);
        const words = [text.title, text.summary, ...text.paragraphs];
        return { articleId: article.id, language, ...text, searchText: toSearchText(words) };
      }),
    ),
  );
}

/** An article's texts are those whose ids begin with its own: `wallbox-fuse.title`, `.summary`, `.paragraph.1`. */
function textOf({ id }: DemoArticle, language: Language) {
  const find = (part: string) => {
    const key = `${id}.${part}`;
    return say.has(key) ? say(language, key) : undefined;
  };
  const [title, summary] = [find('title'), find('summary')];
  if (title === undefined || summary === undefined) throw new Error(`Demo data: ${id} has no texts`);
  const paragraphs: string[] = [];
  for (let next = find('paragraph.1'); next !== undefined; next = find(`paragraph.${paragraphs.length + 1}`))
    paragraphs.push(next);
  return { title, summary, paragraphs };
}

/** Charge points, and who charges there on which days of the week. */
async function loadChargePoints(db: Database): Promise<void> {
  await db.insert(chargePoints).values(demoPoints.map((point, position) => ({ ...point, position })));
  await db.insert(chargingPlans).values(
    demoPoints
      .filter(({ isOffline }) => !isOffline)
      .flatMap(({ id, companyId, maxWatts }) => {
        const random = streamOf('charging', id);
        // Before work, over noon, after the round: they follow each other and do not overlap.
        return [340, 690, 1010].map((minute, at) => {
          const watts = Math.min(maxWatts, random.pick([11_000, 11_000, 22_000, 50_000]));
          const hours = 1.5 + random.next() * 2.2;
          const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => random.chance(day > 5 ? 0.25 : 0.8));
          return {
            id: `plan-${id}-${at}`,
            chargePointId: id,
            weekdays,
            startMinute: minute + random.between(0, 5) * 10,
            energyWh: Math.round((watts * hours) / 1.2 / 500) * 500,
            watts,
            vehicle: `${companyId.startsWith('nordwind') ? 'HH-NW' : 'FR-SP'} ${random.between(101, 989)}E`,
          };
        });
      }),
  );
}

/** Bays, and what is taken of them around today. */
async function loadBays(db: Database, now: Date): Promise<void> {
  await db
    .insert(chargingBays)
    .values(
      demoBays.map(({ id, companyId, name, site }, at) => ({ number: at + 1, id, companyId, name, site })),
    );
  const today = businessDay(now);
  await db.insert(reservations).values(
    demoBookings.map(({ id, bay, userId, day, hours: [from, until], vehicle }) => {
      const midnight = startOfDay(addDays(today, day), businessTimeZone).getTime() / minuteMs;
      const bayNumber = demoBays.findIndex((one) => one.id === bay) + 1;
      const createdAt = new Date(now.getTime() - 3 * dayMs);
      const minutes = { startMinute: midnight + from * 60, endMinute: midnight + until * 60 };
      return { id, bayNumber, userId, ...minutes, vehicle, createdAt };
    }),
  );
}
