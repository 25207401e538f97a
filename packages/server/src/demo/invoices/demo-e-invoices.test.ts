import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../../../test/demo-portal.ts';
import { brokenRules, schemaFaults } from '../../../test/e-invoice/check-e-invoice.ts';
import { sumFaults } from '../../../test/e-invoice/sum-faults.ts';
import { queryRows } from '../../db/client.ts';
import type { Customer } from '../../domain/accounts/customer.ts';
import { writeEInvoice } from '../../domain/invoices/e-invoice/write-e-invoice.ts';
import { readInvoices, type StoredInvoice } from '../../domain/invoices/invoice.repo.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());

/** Every invoice of the demo, as it is read for who may see it. */
async function readAll(): Promise<StoredInvoice[]> {
  const { db } = portal.server;
  const rows = await queryRows<{ id: string } & Record<string, unknown>>(
    db,
    sql`select id, user_id as "userId", company_id as "companyId", mode from invoices order by id`,
  );
  const groups = Map.groupBy(rows, ({ userId, companyId, mode }) => `${mode} ${companyId ?? userId}`);
  const read = await Promise.all(
    [...groups.values()].map((group) =>
      readInvoices(
        db,
        group[0] as unknown as Customer,
        group.map(({ id }) => id),
      ),
    ),
  );
  const all = read.flat();
  expect(all).toHaveLength(rows.length);
  return all;
}

it('every invoice of the demo keeps the schema and the rules of EN 16931, and its sums are right to the cent', async () => {
  const all = await readAll();
  expect(all.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const stored of all) {
    const { number, basis } = stored.invoice;
    const xml = await writeEInvoice(stored, 'xrechnung');
    const found = [
      ...schemaFaults(xml),
      ...brokenRules(xml),
      ...sumFaults(xml, { isGross: basis === 'gross' }),
    ];
    faults.push(...found.map((fault) => `${number}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
