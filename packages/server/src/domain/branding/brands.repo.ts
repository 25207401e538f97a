import type { Branding } from '@foyer/contract/session/session.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { brands } from './brands.table.ts';

export type Brand = typeof brands.$inferSelect;

export async function findBrand(db: Database, id: string): Promise<Brand | null> {
  const [brand] = await db.select().from(brands).where(eq(brands.id, id));
  return brand ?? null;
}

export const toBranding = ({
  id,
  name,
  logoUrl,
  logoSmallUrl,
  faviconUrl,
  primaryColor,
}: Brand): Branding => ({
  id,
  name,
  logoUrl,
  logoSmallUrl,
  faviconUrl,
  primaryColor,
});

export async function listBrandIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: brands.id }).from(brands).orderBy(brands.id);
  return rows.map(({ id }) => id);
}

/** Appearance of a brand that a page shows before it reads the brand from the API. */
export interface BrandLook {
  readonly name: string;
  /** A path on this server, or an https URL. */
  readonly logoUrl: string | null;
  readonly faviconUrl: string | null;
  /** Six hex digits in capitals. */
  readonly primaryColor: string;
}

/** Reads the appearance of all brands by id; brands with an invalid color are left out. */
export async function listBrandLooks(db: Database): Promise<ReadonlyMap<string, BrandLook>> {
  const rows = await db
    .select({
      id: brands.id,
      name: brands.name,
      color: brands.primaryColor,
      logo: brands.logoUrl,
      favicon: brands.faviconUrl,
    })
    .from(brands);
  const looks = rows.map(({ id, name, color, logo, favicon }) => {
    const look = { name, logoUrl: ownOrHttps(logo), faviconUrl: ownOrHttps(favicon) };
    return [id, { ...look, primaryColor: color.replace(/^#/, '').toUpperCase() }] as const;
  });
  return new Map(looks.filter(([, { primaryColor }]) => /^[0-9A-F]{6}$/.test(primaryColor)));
}

const ownOrHttps = (url: string | null): string | null =>
  url !== null && (/^\/(?![/\\])/.test(url) || httpsOrigin(url).length > 0) ? url : null;

/** Whether any brand exists, that is, whether the database is in use. */
export async function hasBrand(db: Database): Promise<boolean> {
  const [brand] = await db.select({ id: brands.id }).from(brands).limit(1);
  return brand !== undefined;
}

/** Origins of other hosts that the portal's page may reach, https only. */
export interface OutsideOrigins {
  /** Origins of logos and favicons. */
  readonly pictures: readonly string[];
  /** Origins that answer chat assistants. */
  readonly chats: readonly string[];
}

/** Reads the origins of other hosts that brands name. */
export async function listOutsideOrigins(db: Database): Promise<OutsideOrigins> {
  const rows = await db
    .select({
      logo: brands.logoUrl,
      small: brands.logoSmallUrl,
      favicon: brands.faviconUrl,
      chat: brands.chatbotBackend,
    })
    .from(brands);
  return {
    pictures: originsOf(rows.flatMap((row) => [row.logo, row.small, row.favicon])),
    chats: originsOf(rows.map((row) => row.chat)),
  };
}

const originsOf = (urls: readonly (string | null)[]): string[] =>
  [...new Set(urls.flatMap(httpsOrigin))].sort();

function httpsOrigin(url: string | null): string[] {
  const origin = url === null ? '' : (URL.parse(url)?.origin ?? '');
  // the origin becomes part of a content security policy and must not end its directive
  return /^https:\/\/[\w.-]+(:\d+)?$/.test(origin) ? [origin] : [];
}
