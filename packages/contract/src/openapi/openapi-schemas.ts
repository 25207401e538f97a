import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { addressInputSchema, addressSchema } from '../addresses/address.ts';
import { cartItemSchema, cartSchema } from '../cart/cart.schema.ts';
import { documentSchema } from '../documents/documents.schema.ts';
import { employeeSchema } from '../employees/employees.schema.ts';
import { problemSchema } from '../endpoints/problem.schema.ts';
import { invoiceSchema, invoiceSummarySchema } from '../invoices/invoices.schema.ts';
import { moneySchema } from '../money/money.ts';
import { newsSchema } from '../news/news.contract.ts';
import { orderSchema, orderSummarySchema } from '../orders/orders.schema.ts';
import { quotationSchema, quotationSummarySchema } from '../quotations/quotations.schema.ts';
import { brandingSchema, tokensSchema, userInfoSchema } from '../session/session.schema.ts';
import { shipmentSchema, shipmentSummarySchema } from '../shipments/shipments.schema.ts';
import { articleSchema, articleSummarySchema, categorySchema, pictureSchema } from '../shop/shop.schema.ts';
import {
  ticketCommentSchema,
  ticketFileSchema,
  ticketPersonSchema,
  ticketSchema,
  ticketSummarySchema,
} from '../tickets/tickets.schema.ts';
import {
  chargingCardSchema,
  submissionDetailSchema,
  submissionSchema,
  useCaseOverviewSchema,
  vehicleSchema,
} from '../use-cases/use-cases.schema.ts';

/** Schemas that have a name in the document; all others are inlined. */
const named: Readonly<Record<string, GenericSchema>> = {
  Address: addressSchema,
  AddressInput: addressInputSchema,
  Article: articleSchema,
  ArticleSummary: articleSummarySchema,
  Branding: brandingSchema,
  Cart: cartSchema,
  CartItem: cartItemSchema,
  Category: categorySchema,
  ChargingCard: chargingCardSchema,
  Document: documentSchema,
  Employee: employeeSchema,
  Invoice: invoiceSchema,
  InvoiceSummary: invoiceSummarySchema,
  Money: moneySchema,
  News: newsSchema,
  Order: orderSchema,
  OrderSummary: orderSummarySchema,
  Picture: pictureSchema,
  Problem: problemSchema,
  Quotation: quotationSchema,
  QuotationSummary: quotationSummarySchema,
  Shipment: shipmentSchema,
  ShipmentSummary: shipmentSummarySchema,
  Submission: submissionSchema,
  SubmissionDetail: submissionDetailSchema,
  Ticket: ticketSchema,
  TicketComment: ticketCommentSchema,
  TicketFile: ticketFileSchema,
  TicketPerson: ticketPersonSchema,
  TicketSummary: ticketSummarySchema,
  Tokens: tokensSchema,
  UseCaseOverview: useCaseOverviewSchema,
  UserInfo: userInfoSchema,
  Vehicle: vehicleSchema,
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Checks and transformations have no JSON Schema; the tests ensure that nothing else is lost.
  errorMode: 'ignore',
  definitions: { ...named },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { type, requirement } = valibotAction as { type: string; requirement?: unknown };
    if (type !== 'regex' || !(requirement instanceof RegExp)) return null;
    // A second pattern would be dropped, but both must match.
    if (jsonSchema.pattern === undefined || jsonSchema.pattern === requirement.source) return null;
    return { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern: requirement.source }] };
  },
};

/** Returns a schema as JSON Schema, with named schemas as references into the document's components. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, config);
  return rest;
}

/** Returns the document's `components.schemas`. */
export const namedSchemas = (): Readonly<Record<string, JsonSchema>> => toJsonSchemaDefs(named, config);
