import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFullRun } from '../../../../testing/src/full-run.ts';
import { type DemoPortal, openDemoPortal } from '../../../test/demo-portal.ts';
import { brokenRules, schemaFaults } from '../../../test/e-invoice/check-e-invoice.ts';
import { sumFaults } from '../../../test/e-invoice/sum-faults.ts';
import { queryRows } from '../../db/client.ts';
import type { Customer } from '../../domain/accounts/customer.ts';
import { writeEInvoice } from '../../domain/invoices/e-invoice/write-e-invoice.ts';
import { readInvoices, type StoredInvoice } from '../../domain/invoices/invoice.repo.ts';
import { prepaidOf } from '../../domain/invoices/prepaid.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());

/** Reads every invoice of the demo as its readers get it. */
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

/** Returns the structure of an invoice's XML, without its amounts and texts. */
const shapeOf = ({ invoice, lines, payments }: StoredInvoice): string =>
  JSON.stringify([
    ...[invoice.kind, invoice.basis, invoice.taxTreatment, invoice.taxes.map(({ rate }) => rate)],
    ...[invoice.shippingNet !== 0, invoice.reference === null, invoice.orders.length > 0],
    ...[
      lines.some(({ discountPercent }) => discountPercent !== null),
      prepaidOf({ invoice, payments }) !== 0,
    ],
  ]);

/** Returns all invoices in a full run, which takes minutes; otherwise one of each shape. */
const judged = (all: readonly StoredInvoice[]): StoredInvoice[] =>
  isFullRun ? [...all] : [...new Map(all.map((stored) => [shapeOf(stored), stored])).values()];

async function faultsOf(
  invoices: readonly StoredInvoice[],
  judge: (xml: Uint8Array, stored: StoredInvoice) => string[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const stored of invoices) {
    const found = judge(await writeEInvoice(stored, 'xrechnung'), stored);
    faults.push(...found.map((fault) => `${stored.invoice.number}: ${fault}`));
  }
  return faults;
}

it('every invoice of the demo fits the schema, and its sums are right to the cent', async () => {
  const all = await readAll();
  expect(all.length).toBeGreaterThan(100);
  const faults = await faultsOf(all, (xml, { invoice }) => [
    ...schemaFaults(xml),
    ...sumFaults(xml, { isGross: invoice.basis === 'gross' }),
  ]);
  expect(faults).toEqual([]);
});

const parts = [0, 1, 2, 3, 4, 5];
it.each(parts)('the invoices of the demo keep the rules of EN 16931 (part %d)', async (part) => {
  const chosen = judged(await readAll()).filter((_, at) => at % parts.length === part);
  expect(chosen.length).toBeGreaterThan(0);
  expect(await faultsOf(chosen, brokenRules)).toEqual([]);
});
