import { type ToolPageId, toolPageIds, toolPages } from '@foyer/contract';
import { fallbackLocale } from '@foyer/contract/languages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { authenticateSession } from '../../security/authenticate.ts';
import type { Caller } from '../../security/caller.ts';
import type { GrantOfUser, OauthFacts } from '../../security/oauth/authorizer.ts';
import { users } from '../accounts/accounts.table.ts';
import { brands } from '../branding/brands.table.ts';
import { mayUseTool } from './may-use-tool.ts';
import { callbackOf, pageOfClient, toolAddress } from './tool-address.ts';

const ofTools = {
  id: brands.id,
  knowledgePlatformUrl: brands.knowledgePlatformUrl,
  smartConnectUrl: brands.smartConnectUrl,
  reservationToolUrl: brands.reservationToolUrl,
};

/** Creates the facts for OAuth2. Its clients are the tools; the redirect URIs of a tool follow from its addresses at all brands. */
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
    findUser: async (userId, grant) => {
      const caller = grant && (await holderOf(db, grant, now()));
      if (grant && caller?.userId !== userId) return null;
      const [user] = await db
        .select({ firstName: users.firstName, lastName: users.lastName, locale: users.locale })
        .from(users)
        .where(eq(users.id, userId));
      if (!user) return null;
      const { companyId = null, roles = [] } = caller ?? {};
      return { ...user, locale: user.locale ?? fallbackLocale, companyId, roles };
    },
  };
}

/** Returns the caller of the session behind a grant, while the caller may use the tool and has no forced prompt. */
async function holderOf(
  db: Database,
  { clientId, sessionId }: GrantOfUser,
  now: Date,
): Promise<Caller | null> {
  const page = pageOfClient(clientId);
  const result = page && sessionId ? await authenticateSession(db, sessionId, now) : null;
  if (!page || !result?.ok) return null;
  const { caller, prompt } = result.value;
  return !prompt && mayUseTool(page, caller) ? caller : null;
}

/** Returns the origins of the tools of all brands, which pages may show in frames. */
export async function listToolOrigins(db: Database, toolsUrl: string | undefined): Promise<string[]> {
  const rows = await db.select(ofTools).from(brands);
  const origins = rows.flatMap((brand) =>
    toolPageIds.flatMap((page) => URL.parse(toolAddress(brand, page, toolsUrl) ?? '')?.origin ?? []),
  );
  // no origin may contain a character that ends a directive of the content security policy
  return [...new Set(origins)].filter((origin) => /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin)).sort();
}

/** Returns the brand whose tool receives its codes at a redirect URI; null if there is none. */
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
