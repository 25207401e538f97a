import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, businessDay } from '@foyer/contract';
import type { InvoiceListSummary, InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordQueries } from '../../../test/count-queries.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { textsIn } from '../../../test/e-invoice/check-e-invoice.ts';
import { filesInPdf } from '../../../test/read-pdf.ts';
import { unlimited } from '../../../test/unlimited.ts';
import { story } from '../../demo/demo-people.ts';
import { auditEntries } from '../../security/audit.table.ts';
import { listen } from '../../start/listen.ts';

interface Page {
  readonly items: readonly InvoiceSummary[];
  readonly total: number;
  readonly summary: InvoiceListSummary;
}
interface Problem {
  readonly code: string;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
}

let server: TestServer;
let finance: string;
let stranger: string;
/** All invoices of the company, by number. */
let all: readonly InvoiceSummary[];
beforeAll(async () => {
  server = await createTestServer({ demo: true });
  const tokenOf = async (email: string) => (await server.tokensOf(email))[0]?.token ?? '';
  finance = await tokenOf(story.finance.email);
  stranger = await tokenOf(story.sonnentalBuyer.email);
  all = await listed('sort=number:asc&limit=100');
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

async function listed(query: string, token = finance): Promise<readonly InvoiceSummary[]> {
  return ((await (await server.call('GET', `/invoice?${query}`, { token })).json()) as Page).items;
}
const ask = (body: unknown, token = finance) => server.call('POST', '/invoice/archive', { token, body });
const problemOf = async (body: unknown, token?: string) => {
  const answer = await ask(body, token);
  return { status: answer.status, ...((await answer.json()) as Problem) };
};
const filesOf = async (answer: Response) => unzipSync(new Uint8Array(await answer.arrayBuffer()));
const some = (count: number) => all.slice(0, count).map(({ id }) => id);
const fileName = ({ kind, number }: InvoiceSummary, format = 'pdf') =>
  `${kind === 'invoice' ? 'Rechnung' : 'Gutschrift'} ${number}.${format}`;

describe('an archive of invoices', () => {
  it('holds the chosen ones: each PDF equals the single download, and contains its data', async () => {
    const [one, other] = (['invoice', 'credit_note'] as const).map((kind) =>
      all.find((invoice) => invoice.kind === kind),
    );
    const answer = await ask({ ids: [other?.id, one?.id, one?.id] });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const months = [one, other].map((invoice) => invoice?.issuedOn.slice(0, 7) ?? '').sort();
    const period = months[0] === months[1] ? months[0] : months.join(' - ');
    expect(answer.headers.get('content-disposition')).toContain(`Rechnungen und Gutschriften ${period}.zip`);
    const files = await filesOf(answer);
    const wanted = [one, other].flatMap((invoice) => invoice ?? []);
    expect(Object.keys(files)).toEqual(wanted.map((invoice) => fileName(invoice)).sort());
    for (const invoice of wanted) {
      const pdf = files[fileName(invoice)] as Uint8Array;
      const alone = await server.call('GET', `/invoice/${invoice.id}/download`, { token: finance });
      expect(Buffer.from(pdf).equals(Buffer.from(await alone.arrayBuffer()))).toBe(true);
      const xml = (await filesInPdf(pdf)).get('factur-x.xml') as Uint8Array;
      const [total] = textsIn(xml, 'ram:GrandTotalAmount');
      expect(Math.round(Number(total) * 100)).toBe(Math.abs(invoice.gross.amount));
    }
  });

  it('holds all matches of the list’s filter, as PDF, as XML or as both', async () => {
    const filter = { from: addDays(businessDay(), -60), kind: ['invoice'], state: ['open', 'overdue'] };
    const matching = await listed(`limit=100&from=${filter.from}&kind=invoice&state=open&state=overdue`);
    expect(matching.length).toBeGreaterThan(1);
    const files = await filesOf(await ask({ filter, formats: ['pdf', 'xml', 'xml'] }));
    expect(Object.keys(files)).toEqual(
      matching.flatMap((invoice) => [fileName(invoice), fileName(invoice, 'xml')]).sort(),
    );
    for (const invoice of matching) {
      const xml = files[fileName(invoice, 'xml')] as Uint8Array;
      expect(textsIn(xml, 'rsm:ExchangedDocument/ram:ID')).toEqual([invoice.number]);
    }
    const searched = await filesOf(await ask({ filter: { search: all[0]?.number } }));
    expect(Object.keys(searched)).toEqual([fileName(all[0] as InvoiceSummary)]);
  });

  it('is limited to own invoices: foreign ones are answered as missing', async () => {
    const foreign = await problemOf({ ids: some(1) }, stranger);
    const missing = await problemOf({ ids: ['nothing'] }, stranger);
    expect([foreign.status, foreign.code]).toEqual([404, 'not_found']);
    expect({ ...foreign, instance: 0, requestId: 0 }).toEqual({ ...missing, instance: 0, requestId: 0 });
    const own = await listed('limit=1', stranger);
    expect((await problemOf({ ids: [own[0]?.id, ...some(1)] }, stranger)).code).toBe('not_found');
    expect((await problemOf({ filter: { search: 'gibtesnicht' } })).code).toBe('not_found');
    const everything = await filesOf(await ask({ filter: { search: own[0]?.number } }, stranger));
    expect(Object.keys(everything)).toHaveLength(1);
    expect((await problemOf({ filter: { search: own[0]?.number } })).code).toBe('not_found');
  });

  it('takes ids or a filter, at most a thousand, and no unknown fields', async () => {
    for (const [body, path, code] of [
      [{}, 'ids', 'choose_at_least_one'],
      [{ ids: some(1), filter: {} }, 'ids', 'choose_at_least_one'],
      [{ ids: [] }, 'ids', 'choose_at_least_one'],
      [{ ids: Array(1001).fill('x') }, 'ids', 'max_length'],
      [{ filter: {}, formats: [] }, 'formats', 'choose_at_least_one'],
      [{ filter: {}, formats: ['docx'] }, 'formats.0', 'invalid_choice'],
      [{ filter: { limit: 5 } }, 'filter.limit', 'unknown_field'],
      [{ filter: { state: ['late'] } }, 'filter.state', 'invalid_format'],
    ] as const) {
      const { status, errors } = await problemOf(body);
      expect([body, status, errors?.[0]?.code]).toEqual([body, 422, code]);
      expect(errors?.[0]?.path).toContain(path);
    }
  });

  it('reads fifty at a time, for any number of invoices', async () => {
    const work = async () => (await ask({ ids: some(60), formats: ['xml'] })).arrayBuffer();
    const sent = await recordQueries(server.db, work);
    const about = ['invoice_lines', 'invoice_payments', 'invoice_reminders', 'audit_entries'];
    expect(about.map((table) => sent.filter((one) => one.includes(` "${table}"`)).length)).toEqual([
      ...[2, 2, 2, 1],
    ]);
    expect(sent.length).toBeLessThan(20);
  });

  it('is audited with the reader and the number of files', async () => {
    await filesOf(await ask({ ids: some(2) }));
    const entries = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'downloadInvoiceArchive'));
    expect(entries.at(-1)).toMatchObject({
      userId: story.finance.id,
      companyId: 'nordwind',
      details: { invoices: 2, formats: ['pdf'] },
    });
  });
});

describe('fair use', () => {
  it('allows one archive at a time, and the next once it was read or aborted', async () => {
    const first = await ask({ ids: some(3) });
    const second = await ask({ ids: some(1) });
    expect([first.status, second.status, second.headers.get('retry-after')]).toEqual([200, 429, '5']);
    expect((await ask({ filter: { search: 'RE-' } }, stranger)).status).toBe(200);
    await first.body?.cancel();
    const third = await ask({ ids: some(1) });
    expect(third.status).toBe(200);
    await third.arrayBuffer();
    await (await ask({ ids: some(1) })).arrayBuffer();
  });

  it('limits the files per hour, of a user and of a company', async () => {
    const tight = { ...unlimited.user, archivedPerHour: 3 };
    const narrow = await createTestServer({
      demo: true,
      config: { limits: { user: tight, company: tight } },
    });
    const [token] = await narrow.tokensOf(story.finance.email);
    const [colleague] = await narrow.tokensOf(story.manager.email);
    const fetchOf = async (count: number, by = token?.token) => {
      const answer = await narrow.call('POST', '/invoice/archive', { token: by, body: { ids: some(count) } });
      await answer.arrayBuffer();
      return answer.status;
    };
    expect([await fetchOf(4), await fetchOf(2), await fetchOf(2), await fetchOf(1)]).toEqual([
      ...[429, 200, 429, 200],
    ]);
    expect(await fetchOf(1, colleague?.token)).toBe(429);
    await narrow.close();
  });
});

describe('a transfer', () => {
  /** Sends a request over the network; returns the received bytes and the way it ended. */
  async function overNetwork(body: unknown, onFirst: (leave: () => void) => unknown) {
    const http = await listen({ port: 0, host: '127.0.0.1' }, server.fetch);
    const { port } = http.address() as AddressInfo;
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/portal/invoice/archive',
      headers: { authorization: `Bearer ${finance}`, 'content-type': 'application/json' },
    });
    sent.on('error', () => {}).end(JSON.stringify(body));
    const [answer] = await once(sent, 'response');
    const parts: Buffer[] = [];
    let isWhole = true;
    try {
      for await (const part of answer) {
        parts.push(part);
        if (parts.length === 1) await onFirst(() => sent.destroy());
      }
    } catch {
      isWhole = false;
    }
    return {
      status: answer.statusCode as number,
      isWhole,
      bytes: Buffer.concat(parts),
      connections: () => new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count))),
      close: () => {
        http.closeAllConnections();
        return new Promise((resolve) => http.close(resolve));
      },
    };
  }

  it('is complete where nothing interrupts it', async () => {
    const { isWhole, bytes, close } = await overNetwork({ ids: some(3) }, () => {});
    expect([isWhole, Object.keys(unzipSync(bytes)).length]).toEqual([true, 3]);
    await close();
  });

  it('that fails is cut off and is recognizable as an incomplete archive', async () => {
    // the last by name: it is read after fifty were sent
    const last = all.filter(({ kind }) => kind === 'invoice').at(-1)?.id ?? '';
    const ids = [...all.filter(({ kind }) => kind === 'invoice').slice(0, 51), { id: last }].map(
      ({ id }) => id,
    );
    const { status, isWhole, bytes, close } = await overNetwork({ ids, formats: ['xml'] }, () =>
      server.db.execute(sql`update invoices set mode = 'b2c_cc' where id = ${last}`),
    );
    await server.db.execute(sql`update invoices set mode = 'b2b' where id = ${last}`);
    expect([status, isWhole, bytes.length > 10_000]).toEqual([200, false, true]);
    expect(bytes.includes('PK\x05\x06', 0, 'latin1')).toBe(false);
    expect(() => unzipSync(bytes)).toThrow();
    await close();
    await (await ask({ ids: some(1) })).arrayBuffer();
  });

  it('that its reader aborts leaves nothing behind: no work, no connection, no occupied limit', async () => {
    const ended = await overNetwork({ ids: some(60) }, (leave) => leave());
    expect(ended.isWhole).toBe(false);
    await vi.waitUntil(async () => (await ended.connections()) === 0);
    await vi.waitUntil(async () => {
      const answer = await ask({ ids: some(1) });
      await answer.arrayBuffer();
      return answer.status === 200;
    });
    expect(await recordQueries(server.db, () => new Promise((resolve) => setImmediate(resolve)))).toEqual([]);
    await ended.close();
  });
});
