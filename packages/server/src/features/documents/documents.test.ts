import type { PortalDocument } from '@foyer/contract/documents/documents.schema';
import { documentCategories } from '@foyer/contract/documents/documents.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { story } from '../../demo/demo-people.ts';
import { signedFileAddress } from '../../security/file-address.ts';

interface Page {
  readonly items: PortalDocument[];
  readonly nextCursor: string | null;
  readonly total: number;
}

let portal: DemoPortal;
let manager: DemoVisitor;
let citizen: DemoVisitor;
beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
  citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
});
beforeEach(async () => {
  await portal.server.db.execute(sql`delete from document_reads`);
});
afterAll(() => portal.server.close());

async function walk(query = '', visitor = manager): Promise<PortalDocument[]> {
  const all: PortalDocument[] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    const { status, body } = await visitor.get<Page>(`/documents?${query}${next}`);
    expect(status).toBe(200);
    all.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor !== null && all.length < 1000);
  return all;
}

const idsOf = async (visitor: DemoVisitor) => (await walk('limit=100', visitor)).map(({ id }) => id);
const fetchFile = (path: string) => portal.server.call('GET', path.replace('/api/portal', ''), {});
const fileOf = ({ versions }: PortalDocument) => versions[0]?.downloadUrl ?? '';

describe('the visible documents', () => {
  it('are the company’s, those of its brand, and those of every brand', async () => {
    const ids = await idsOf(manager);
    expect(ids).toEqual(expect.arrayContaining(['doc-privacy', 'doc-terms-foyer', 'doc-contract-nordwind']));
    expect(ids.filter((id) => /sonnental|nordlicht|user-/.test(id))).toEqual([]);
    const stranger = await idsOf(await portal.as(story.sonnentalBuyer.email));
    expect(stranger).toEqual(
      expect.arrayContaining(['doc-privacy', 'doc-terms-sonnental', 'doc-contract-sonnental']),
    );
    expect(stranger.filter((id) => /nordwind|foyer/.test(id))).toEqual([]);
  });

  it('are the person’s own in private mode', async () => {
    const ids = await idsOf(citizen);
    expect(ids).toContain('doc-charging-user-private');
    expect(ids.filter((id) => /nordwind|user-manager/.test(id))).toEqual([]);
    expect(await idsOf(await portal.as(story.manager.email, 'b2c_cc'))).toContain(
      'doc-charging-user-manager',
    );
  });

  it('leave out documents whose permission is missing', async () => {
    const ids = await idsOf(await portal.as(story.norole.email));
    expect(ids).toContain('doc-terms-foyer');
    expect(ids.filter((id) => /prices|contract|report/.test(id))).toEqual([]);
  });
});

describe('the list', () => {
  it.each(['publishedAt:desc', 'publishedAt:asc', 'title:asc', 'title:desc', 'category:asc'])(
    'gives every document once by %s',
    async (sort) => {
      const all = await walk(`limit=4&sort=${sort}`);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.length).toBe((await manager.get<Page>('/documents?limit=1')).body.total);
    },
  );

  it('is searched in the reader’s language, and filtered by kind and days', async () => {
    const titles = async (query: string) => (await walk(`limit=100&${query}`)).map(({ title }) => title);
    expect(await titles('search=rahmenvertrag')).toEqual(['Rahmenvertrag']);
    expect(await titles('search=framework&locale=en_GB')).toEqual(['Framework agreement']);
    const kinds = new Set(
      (await walk('limit=100&category=report&category=terms')).map(({ category }) => category),
    );
    expect([...kinds].sort()).toEqual(['report', 'terms']);
    expect(await walk('limit=100&from=2099-01-01')).toEqual([]);
  });

  it('has versions, the newest first, and each kind of document for some reader', async () => {
    const [prices] = await walk('search=preisliste');
    expect(prices?.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(prices?.versions[0]?.changeNote).toBe('Neue Wallboxen aufgenommen');
    const kinds = new Set((await walk('limit=100')).map(({ category }) => category));
    expect([...kinds].sort()).toEqual([...documentCategories].sort());
  });
});

describe('the new mark', () => {
  it('is removed when the newest version is fetched, for this reader only', async () => {
    const [prices] = await walk('search=preisliste');
    if (!prices) throw new Error('no price list');
    const isNew = async (visitor = manager) =>
      (await visitor.get<Page>(`/documents?id=${prices.id}`)).body.items[0]?.isNew;
    expect(await isNew()).toBe(true);
    await fetchFile(prices.versions[1]?.downloadUrl ?? '');
    expect(await isNew()).toBe(true);
    await fetchFile(fileOf(prices));
    expect(await isNew()).toBe(false);
    await fetchFile(prices.versions[1]?.downloadUrl ?? '');
    expect(await isNew()).toBe(false);
    expect(await isNew(await portal.as(story.buyer.email))).toBe(true);
    expect((await walk('limit=100&isNew=false')).map(({ id }) => id)).toEqual([prices.id]);
    expect((await walk('limit=100&isNew=true')).map(({ id }) => id)).not.toContain(prices.id);
  });

  it('stays for a customer who is impersonated', async () => {
    const { server } = portal;
    const [staff] = await server.tokensOf(story.support.email);
    const path = `/security/authorize/nordwind?userId=${story.manager.id}&reason=Anruf`;
    const { token } = (await (await server.call('POST', path, { token: staff?.token })).json()) as {
      token: string;
    };
    const seen = (await (await server.call('GET', '/documents?search=preisliste', { token })).json()) as Page;
    expect((await fetchFile(fileOf(seen.items[0] as PortalDocument))).status).toBe(200);
    expect((await walk('search=preisliste'))[0]?.isNew).toBe(true);
  });
});

describe('a file', () => {
  it('is served by its address alone, as an attachment with its own name', async () => {
    for (const [search, type, start] of [
      ['rahmenvertrag', 'application/pdf', '%PDF'],
      ['konformit', 'image/png', '\u0089PNG'],
    ] as const) {
      const [document] = await walk(`search=${search}`);
      const answer = await fetchFile(fileOf(document as PortalDocument));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 4).toString('latin1')).toBe(start);
      expect(bytes.length).toBe(document?.versions[0]?.sizeBytes);
    }
  });

  it('is refused for an address that was changed, has expired, or was signed with another key', async () => {
    const [document] = await walk('search=rahmenvertrag');
    const good = fileOf(document as PortalDocument);
    const { config } = portal.server;
    const grant = {
      versionId: document?.versions[0] ? `${document.id}-v1` : '',
      userId: story.manager.id,
      isOwn: true,
    };
    const old = await signedFileAddress(grant, config.signingKey, new Date(Date.now() - 601_000));
    const foreign = await signedFileAddress(grant, 'another key', new Date());
    for (const address of [
      good.replace('doc-contract-nordwind', 'doc-contract-sonnental'),
      good.replace(/until=(\d)/, 'until=9'),
      good.replace('user-manager', 'user-buyer'),
      good.replace('own=1', 'own=0'),
      good.replace(/signature=.*/, 'signature='),
      good.split('?')[0] ?? '',
      old,
      foreign,
    ])
      expect([address, (await fetchFile(address)).status]).toEqual([address, 404]);
    expect((await fetchFile(good)).status).toBe(200);
  });
});
