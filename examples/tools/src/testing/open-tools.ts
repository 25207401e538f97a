import { join } from 'node:path';
import { createTools } from '../server/create-tools.ts';

/** People as the portal's userinfo endpoint describes them. */
export const people = {
  manager: {
    sub: 'user-manager',
    name: 'Katharina Brandt',
    company: 'nordwind',
    roles: ['ROLE_FLEET_MANAGER', 'ROLE_SMART_CONNECT', 'ROLE_RESERVATION_TOOL'],
  },
  buyer: {
    sub: 'user-buyer',
    name: 'Mehmet Yilmaz',
    company: 'nordwind',
    roles: ['ROLE_SMART_CONNECT', 'ROLE_RESERVATION_TOOL'],
  },
  technician: { sub: 'user-technician', name: 'Timo Kruse', company: null, roles: ['ROLE_TECHNICIAN'] },
  sonnental: {
    sub: 'user-sonnental',
    name: 'Lea Sommer',
    company: 'sonnental',
    roles: ['ROLE_SMART_CONNECT', 'ROLE_RESERVATION_TOOL'],
  },
  private: { sub: 'user-private', name: 'Ole Jansen', company: null, roles: ['ROLE_RESERVATION_TOOL'] },
} as const;
export type PersonName = keyof typeof people;

export const toolsUrl = 'http://tools.test';
export const portalUrl = 'http://portal.test';

/** A user in a tool, with a session on the tool's server. */
export interface ToolUser {
  readonly token: string;
  readonly call: <T = { readonly code: string }>(
    method: string,
    path: string,
    body?: unknown,
    language?: string,
  ) => Promise<{ readonly status: number; readonly body: T }>;
}

/** A fake portal whose codes and tokens are the names of the people who sign in. */
function createPortal() {
  const gone = new Set<PersonName>();
  const asked: Request[] = [];
  let isAway = false;
  const userinfo = (token: string) => {
    const name = token as PersonName;
    return gone.has(name)
      ? Response.json({ error: 'invalid_token' }, { status: 401 })
      : Response.json(people[name]);
  };
  const fetch = async (address: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(address, init);
    asked.push(request.clone());
    if (isAway) throw new TypeError('fetch failed');
    if (address === `${portalUrl}/api/portal/oauth2/userinfo`)
      return userinfo(request.headers.get('authorization')?.slice('Bearer '.length) ?? '');
    if (address !== `${portalUrl}/api/portal/oauth2/token`) return new Response(null, { status: 404 });
    const code = new URLSearchParams(await request.text()).get('code') ?? '';
    if (!Object.hasOwn(people, code)) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    return Response.json({ access_token: code, expires_in: 600 });
  };
  const setAway = (away: boolean) => {
    isAway = away;
  };
  return { fetch, asked, gone, setAway };
}

/** Opens the tools with a fake portal, at a time that the test sets. */
export function openTools(now: () => Date = () => new Date()) {
  const portal = createPortal();
  const pages = join(import.meta.dirname, '..', '..');
  const tools = createTools({
    portalUrl,
    framedBy: ['https://partner.test'],
    pages,
    now,
    fetch: portal.fetch,
  });
  const send = async (path: string, init?: RequestInit) => tools.fetch(new Request(toolsUrl + path, init));
  const enter = (client: string, body: unknown) =>
    send(`/api/${client}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const withToken = (client: string, token: string): ToolUser => ({
    token,
    call: async (method, path, body, language = 'de') => {
      const answer = await send(`/api/${client}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-language': language,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    },
  });
  const open = async (client: string, who: PersonName, brand = 'foyer'): Promise<ToolUser> => {
    const redirectUri = `${toolsUrl}/${brand}/${client}/callback`;
    const answer = await enter(client, { code: who, verifier: 'v'.repeat(43), redirectUri });
    return withToken(client, ((await answer.json()) as { token: string }).token);
  };
  return { portal, send, enter, withToken, open };
}
