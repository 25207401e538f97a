import { type ToolPageId, toolPageIds, toolPages } from '@foyer/contract';
import { fallbackLocale } from '@foyer/contract/languages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { authenticateSession } from '../../security/authenticate.ts';
import type { OauthFacts } from '../../security/oauth/authorizer.ts';
import { users } from '../accounts/accounts.table.ts';
import { brands } from '../branding/brands.table.ts';
import { callbackOf, pageOfClient, toolAddress } from './tool-address.ts';

const ofTools = {
  id: brands.id,
  knowledgePlatformUrl: brands.knowledgePlatformUrl,
  smartConnectUrl: brands.smartConnectUrl,
  reservationToolUrl: brands.reservationToolUrl,
};

/** The clients are the tools: each takes its codes where the brands have it. */
export function createOauthFacts(db: Database, toolsUrl: string | undefined, now: () => Date): OauthFacts {
  return {
    findClient: async (clientId) => {
      const page = pageOfClient(clientId);
      if (page === null) return null;
      const rows = await db.select(ofTools).from(brands).orderBy(brands.id);
      const addresses = rows.flatMap((brand) => toolAddress(brand, page, toolsUrl) ?? []);
      if (addresses.length === 0) return null;
      const scope = `openid profile ${toolPages[page].scope}`;
      return { clientId, redirectUris: [...new Set(addresses.map(callbackOf))], scope };
    },
    findUser: async (userId, grantSession) => {
      if (grantSession !== null) {
        const result = await authenticateSession(db, grantSession, now());
        if (!result.ok || result.value.caller.userId !== userId) return null;
      }
      const [user] = await db
        .select({ firstName: users.firstName, lastName: users.lastName, locale: users.locale })
        .from(users)
        .where(eq(users.id, userId));
      return user ? { ...user, locale: user.locale ?? fallbackLocale } : null;
    },
  };
}

/** Origins of the tools that brands have, which their pages may show in frames. */
export async function listToolOrigins(db: Database, toolsUrl: string | undefined): Promise<string[]> {
  const rows = await db.select(ofTools).from(brands);
  const origins = rows.flatMap((brand) =>
    toolPageIds.flatMap((page) => URL.parse(toolAddress(brand, page, toolsUrl) ?? '')?.origin ?? []),
  );
  // nothing in it may end a policy's directive
  return [...new Set(origins)].filter((origin) => /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin)).sort();
}

/** The brand whose tool takes its codes there; null where none does. */
export async function findBrandAtCallback(
  db: Database,
  page: ToolPageId,
  redirectUri: string,
  toolsUrl: string | undefined,
): Promise<string | null> {
  const rows = await db.select(ofTools).from(brands).orderBy(brands.id);
  const isThere = (brand: (typeof rows)[number]) => {
    const address = toolAddress(brand, page, toolsUrl);
    return address !== null && callbackOf(address) === redirectUri;
  };
  return rows.find(isThere)?.id ?? null;
}
