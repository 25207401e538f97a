import type { PortalRouteName } from '@foyer/contract';
import type { InvoiceState } from '@foyer/contract/invoices/invoices.schema';
import type { OrderState } from '@foyer/contract/orders/orders.schema';
import type { TicketStatus } from '@foyer/contract/tickets/tickets.schema';
import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import type { GuideId } from './guides.ts';

/** Data read of each kind, as JSON: instants and days are strings. */
export interface FactsByKind {
  readonly order: {
    readonly number: string;
    readonly state: OrderState;
    readonly orderedAt: string;
    readonly expectedOn: string | null;
  };
  readonly invoice: {
    readonly number: string;
    readonly state: InvoiceState;
    readonly dueOn: string;
    /** Cents. */
    readonly openAmount: number;
    readonly gross: number;
  };
  readonly card: { readonly number: string | null; readonly state: string; readonly holder: string };
  readonly request: {
    readonly number: string;
    readonly useCase: UseCaseKind;
    readonly state: Submission['state'];
    readonly submittedAt: string;
  };
  readonly ticket: {
    readonly number: string;
    readonly subject: string;
    readonly state: TicketStatus;
    readonly createdAt: string;
  };
  readonly news: { readonly title: string; readonly teaser: string };
  readonly document: { readonly title: string; readonly description: string | null };
  readonly guide: {
    readonly guide: GuideId;
    readonly route: PortalRouteName;
    readonly opens: string | null;
  };
}

/** Item that matches a question. */
export type Found = {
  readonly [K in keyof FactsByKind]: {
    readonly kind: K;
    readonly id: string;
    readonly facts: FactsByKind[K];
  };
}[keyof FactsByKind];
