import { withTranslatedNames, withTranslatedPreviews } from '../../domain/articles/translated-names.repo.ts';
import { readBrandOf } from '../../domain/branding/brand-of.repo.ts';
import { findInvoiceOfOrder, readInvoice } from '../../domain/invoices/invoice.repo.ts';
import { invoiceFile } from '../../domain/invoices/invoice-file.ts';
import { findSeller } from '../../domain/invoices/seller.repo.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { readBuyers } from '../../domain/orders/buyers.repo.ts';
import { readOrder } from '../../domain/orders/order.repo.ts';
import { orderLines } from '../../domain/orders/order-lines.repo.ts';
import { orderList } from '../../domain/orders/order-list.repo.ts';
import { toOrder, toOrderSummary } from '../../domain/orders/order-view.ts';
import { readOrderShipments } from '../../domain/shipments/order-shipments.repo.ts';
import { shipmentLines } from '../../domain/shipments/shipment-lines.repo.ts';
import { toShipmentSummary } from '../../domain/shipments/shipment-view.ts';
import type { Handler } from '../handler.ts';

export const listOrders: Handler<'listOrders'> = async ({ db, caller, input, locale }) => {
  const { rows, ...page } = await orderList.read(db, caller, input.query);
  const named = await withTranslatedPreviews(db, languageOf(locale), orderLines, rows);
  return { ...page, items: named.map(toOrderSummary) };
};

export const listBuyers: Handler<'listBuyers'> = async ({ db, caller }) => ({
  items: await readBuyers(db, caller),
});

export const getOrder: Handler<'getOrder'> = async ({ db, caller, input, locale, fail }) => {
  const order = await readOrder(db, caller, input.params.id);
  if (!order) return fail('not_found');
  return toOrder({ ...order, items: await withTranslatedNames(db, languageOf(locale), order.items) });
};

export const listOrderShipments: Handler<'listOrderShipments'> = async (context) => {
  const { db, caller, input, locale, fail } = context;
  const rows = await readOrderShipments(db, caller, input.params.id);
  if (!rows) return fail('not_found');
  const named = await withTranslatedPreviews(db, languageOf(locale), shipmentLines, rows);
  return { items: named.map(toShipmentSummary) };
};

export const getOrderInvoice: Handler<'getOrderInvoice'> = async ({ db, caller, input, fail }) => {
  const order = await readOrder(db, caller, input.params.id);
  if (!order) return fail('not_found');
  const invoiceId = await findInvoiceOfOrder(db, caller, order.order.id);
  const invoice = invoiceId === undefined ? undefined : await readInvoice(db, caller, invoiceId);
  return invoice ? invoiceFile(invoice, 'pdf') : fail('invoice_not_ready');
};

export const downloadOrderConfirmation: Handler<'downloadOrderConfirmation'> = async (context) => {
  const { db, caller, input, locale, fail } = context;
  const order = await readOrder(db, caller, input.params.id);
  if (!order) return fail('not_found');
  const brand = await readBrandOf(db, caller);
  const seller = await findSeller(db, brand.id);
  // loaded on demand: only this call needs the PDF code
  const { renderOrderConfirmation } = await import(
    '../../domain/orders/confirmation/render-order-confirmation.ts'
  );
  return renderOrderConfirmation(order, { brand, seller }, locale);
};
