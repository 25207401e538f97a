import { type Mode, type OperationName, type Role, routes } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  actedAs,
  addPasskey,
  addPerson,
  addressOf,
  addTeam,
  below,
  colleague,
  elsewhere,
  type Fixtures,
  give,
  home,
  makeFixtures,
  putInCart,
  type Relation,
  relations,
} from '../../test/authorisation/fixtures.ts';
import { type Named, objectCalls } from '../../test/authorisation/object-calls.ts';
import {
  type CallerName,
  callers,
  calls,
  type GroupName,
  groups,
  roleNames,
  things,
} from '../../test/authorisation/who-may-what.ts';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { story } from '../demo/demo-people.ts';
import { neverImpersonated } from '../security/never-impersonated.ts';

const operations = Object.keys(routes) as OperationName[];
const cellsOf = (table: string) =>
  table.split('\n').flatMap((line) => (line.trim() ? [line.split('|').map((cell) => cell.trim())] : []));
const lines = cellsOf(calls).map(([name = '', who = '', mode = '', acting = '', thing = '']) => ({
  name: name as OperationName,
  who: who as GroupName,
  mode,
  acting,
  thing,
}));
const thingLines = cellsOf(things).map(([thing = '', whom = '', mode = '', ...cells]) => ({
  thing,
  whom,
  mode,
  cells,
}));
type Line = (typeof lines)[number];
type Outcome = 'yes' | 'no' | `${401 | 403} ${string}`;

const isSignedIn = (caller: CallerName) => caller !== 'signed out';
const isActing = (caller: CallerName) => caller === 'acting support';

/** Returns the table's outcome of a call, independent of the named thing. */
function expectedOf({ who, mode: modes, acting }: Line, caller: CallerName, mode: Mode): Outcome {
  const group = groups[who];
  if (group !== 'all' && !isSignedIn(caller)) return '401 unauthenticated';
  const holds =
    typeof group === 'string' ||
    (isActing(caller) ? acting !== '-' : (group as readonly string[]).includes(caller));
  if (!holds) return '403 forbidden';
  if (modes === 'fleet' && mode !== 'b2b') return '403 mode_not_allowed';
  return isActing(caller) && acting === 'barred' ? '403 impersonation_forbidden' : 'yes';
}

/** Returns the lines of the table about a caller's access to a thing; the first line applies. */
const linesAbout = (thing: string, caller: CallerName, mode: Mode) =>
  thingLines.filter(
    (line) =>
      line.thing === thing &&
      (line.mode === 'both' || (line.mode === 'fleet') === (mode === 'b2b')) &&
      (line.whom === 'all' || line.whom === (isActing(caller) ? 'acting' : caller)),
  );

const modesOf = (caller: CallerName): readonly Mode[] =>
  isActing(caller) || !isSignedIn(caller) ? ['b2b'] : ['b2b', 'b2c_cc'];
const everyCell = callers.flatMap((caller) => modesOf(caller).map((mode) => ({ caller, mode })));

describe('the table', () => {
  it('has one line for each endpoint of the contract, and none for others', () => {
    expect(lines.map(({ name }) => name).sort()).toEqual([...operations].sort());
  });

  it('has a known value in each cell', () => {
    for (const { name, who, mode, acting } of lines) {
      expect([name, Object.keys(groups)]).toEqual([name, expect.arrayContaining([who])]);
      expect([name, ['both', 'fleet'].includes(mode), ['open', 'barred', '-'].includes(acting)]).toEqual([
        ...[name, true, true],
      ]);
    }
    for (const { thing, cells } of thingLines)
      expect([thing, cells.length, cells.filter((cell) => !['yes', 'no', '-'].includes(cell))]).toEqual([
        ...[thing, relations.length, []],
      ]);
  });

  it('names the thing of each call that has an id in its path, with a line for each caller and mode', () => {
    // the secret of an invitation is no id: its holder is the invited person
    const naming = operations.filter((name) => /\{\w+\}/.test(routes[name][1]) && name !== 'getInvitation');
    const named = lines.flatMap(({ name, thing }) => (thing ? [name] : []));
    expect(named).toEqual(expect.arrayContaining(naming));
    expect(Object.keys(objectCalls).sort()).toEqual(named.sort());
    for (const { thing } of lines.filter((line) => line.thing))
      for (const { caller, mode } of everyCell)
        expect([thing, caller, mode, linesAbout(thing, caller, mode).length > 0]).toEqual([
          ...[thing, caller, mode, true],
        ]);
  });
});

let server: TestServer;
let fixtures: Fixtures;
const tokens = new Map<string, string>();
/** Things that exist once per relation, for all callers. */
let others: Readonly<Record<'colleague' | 'foreign', Pick<Named, 'cartLine' | 'device' | 'factor'>>>;
const userOf = (caller: CallerName) =>
  isActing(caller) ? actedAs : `table-${caller.toLowerCase().replaceAll(/[ _]/g, '-')}`;
const tokenOf = (caller: CallerName, mode: Mode) => tokens.get(`${caller} ${mode}`);
const deviceOf = (token: string | undefined): string => {
  const claims = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { fam: string }).fam;
};

beforeAll(async () => {
  server = await createTestServer({ demo: true });
  await addPerson(server, colleague, [], { isPrivateToo: false });
  await addPerson(server, below, [], { companyId: 'nordwind-spedition', isPrivateToo: false });
  await addPerson(server, actedAs, roleNames.filter((role) => !neverImpersonated.includes(role)) as Role[]);
  for (const caller of callers.filter((one) => isSignedIn(one) && !isActing(one)))
    await addPerson(server, userOf(caller), caller === 'no role' ? [] : [caller as Role]);
  await addTeam(server, roleNames.filter((role) => role.includes('TECHNICIAN')).map(userOf));
  fixtures = await makeFixtures(server);
  for (const caller of callers.filter((one) => isSignedIn(one) && !isActing(one)))
    for (const { mode, token } of await server.tokensOf(addressOf(userOf(caller))))
      tokens.set(`${caller} ${mode}`, token);
  const query = new URLSearchParams({ userId: actedAs, reason: 'Tabelle' });
  const entered = await server.call('POST', `/security/authorize/${home}?${query}`, {
    token: tokenOf('ROLE_IMPERSONATE', 'b2b'),
  });
  tokens.set('acting support b2b', ((await entered.json()) as { token: string }).token);
  const of = async (email: string, userId: string, companyId: string) => ({
    cartLine: await putInCart(server, fixtures.own.article, { userId, companyId, mode: 'b2b' }),
    device: deviceOf((await server.tokensOf(email))[0]?.token),
    factor: await addPasskey(server, userId),
  });
  others = {
    colleague: await of(addressOf(colleague), colleague, home),
    foreign: await of(story.sonnentalBuyer.email, story.sonnentalBuyer.id, elsewhere),
  };
});
afterAll(() => server.close());

async function outcomeOf(answer: Response): Promise<Outcome> {
  const text = await answer.text();
  const isProblem = answer.headers.get('content-type') === 'application/problem+json';
  const code = isProblem ? (JSON.parse(text) as { code: string }).code : '';
  if (answer.status === 404 && code === 'not_found') return 'no';
  if (answer.status === 401 || answer.status === 403) return `${answer.status} ${code}`;
  // refused for the input, not for the caller: access is granted
  expect([200, 204, 302, 400, 409, 410, 415, 422, 429]).toContain(answer.status);
  return 'yes';
}

/** Calls an operation with invalid input, so that only access is judged; one without input is carried out. */
const probe = (name: OperationName, token: string | undefined) => {
  const [method, path, kind] = routes[name];
  const body = kind === 'none' ? {} : { body: { 'not a field': true } };
  return server.call(method, path.replaceAll(/\{\w+\}/g, '~'), { token, ...body });
};

async function callWith(name: OperationName, of: Named, caller: CallerName, token: string | undefined) {
  const [method, path] = routes[name];
  const call = objectCalls[name];
  if (!call) throw new Error(`${name} has no entry in objectCalls`);
  const params = call.params(of);
  const asWhom =
    name === 'authorizeCompany' && caller === 'ROLE_IMPERSONATE'
      ? `?${new URLSearchParams({ userId: of.personOfCompany, reason: 'Tabelle' })}`
      : '';
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '~');
  return server.call(method, filled + asWhom, { token, ...(call.body && { body: call.body(of) }) });
}

/** Returns the things of each relation to a caller, after giving the caller things of their own. */
async function namedFor(caller: CallerName, mode: Mode): Promise<Readonly<Record<Relation, Named>>> {
  const userId = userOf(caller);
  const owner = { userId, companyId: mode === 'b2b' ? home : null, mode };
  if (isSignedIn(caller)) await give(server, fixtures.own, owner);
  const cartLine = isSignedIn(caller) ? await putInCart(server, fixtures.own.article, owner) : '~';
  const device = isSignedIn(caller) ? deviceOf(tokenOf(caller, mode)) : '~';
  const factor = isSignedIn(caller) ? await addPasskey(server, userId) : '~';
  const { colleague: theirs, foreign } = others;
  // adds the passkey again that a call has reset
  await addPasskey(server, colleague);
  return {
    own: {
      ...fixtures.own,
      cartLine,
      device,
      factor,
      employee: userId,
      company: home,
      personOfCompany: colleague,
    },
    colleague: {
      ...fixtures.colleague,
      ...theirs,
      employee: colleague,
      company: 'nordwind-spedition',
      personOfCompany: below,
    },
    foreign: {
      ...fixtures.foreign,
      ...foreign,
      employee: story.sonnentalBuyer.id,
      company: elsewhere,
      personOfCompany: story.sonnentalBuyer.id,
    },
  };
}

describe.each(everyCell)('$caller in $mode', ({ caller, mode }) => {
  it('may call exactly the operations of the table', async () => {
    const token = tokenOf(caller, mode);
    const found: string[] = [];
    const said: string[] = [];
    for (const line of lines) {
      const outcome = await outcomeOf(await probe(line.name, token));
      found.push(`${line.name} ${outcome === 'no' ? 'yes' : outcome}`);
      said.push(`${line.name} ${expectedOf(line, caller, mode)}`);
    }
    expect(found).toEqual(said);
  });

  it('has the table’s access to own, colleagues’ and foreign things', async () => {
    const token = tokenOf(caller, mode);
    const named = await namedFor(caller, mode);
    const found: string[] = [];
    const said: string[] = [];
    for (const line of lines.filter(({ thing }) => thing)) {
      const may = expectedOf(line, caller, mode);
      const [about] = linesAbout(line.thing, caller, mode);
      for (const [at, relation] of relations.entries()) {
        const cell = about?.cells[at];
        if (cell === '-') continue;
        const outcome = await outcomeOf(await callWith(line.name, named[relation], caller, token));
        found.push(`${line.name} ${relation} ${outcome}`);
        said.push(`${line.name} ${relation} ${may === 'yes' ? cell : may}`);
      }
    }
    expect(found).toEqual(said);
  });
});
