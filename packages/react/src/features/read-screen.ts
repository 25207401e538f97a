import type { CallInput, OperationName, PortalRouteName } from '@foyer/contract';
import type { Endpoint, FoyerSdk, Resource } from '@foyer/core';

/** Operations that notice who has read something: nobody has who only points at it. */
type Noticed = 'listNews' | 'getTicket';
/** A read of the API, and nothing that changes anything. */
type ReadName = Exclude<Extract<OperationName, `list${string}` | `get${string}`>, Noticed>;

interface Place {
  /** The screen's own id; empty where it has none. */
  readonly id: string;
  readonly locale: string;
}
type Read = readonly [name: ReadName, input: unknown];

const read = <N extends ReadName>(name: N, input: CallInput<Endpoint<N>>): Read => [name, input];

/** The first page of a list as nobody has narrowed it. */
const first = <N extends ReadName & `list${string}`>(
  name: N,
  sort: string,
  { locale }: Place,
  limit = 25,
): Read => [name, { query: { limit, locale, sort } }];

/**
 * What a screen asks first, word for word: what was asked ahead is then what it takes. `between-screens.test.ts` of the portal sees
 * that nothing is asked twice.
 */
const reads: Partial<Record<PortalRouteName, (place: Place) => readonly Read[]>> = {
  home: ({ locale }) => [read('listDashboardInformation', { query: { locale } })],
  cart: () => [read('getCart', {})],
  document: (place) => [first('listDocuments', 'publishedAt:desc', place)],
  'manage-employee': (place) => [first('listUsers', 'name:asc', place)],
  'shop-products': (place) => [first('listArticles', 'relevance:desc', place, 24)],
  'shop-product': ({ id, locale }) => [read('getArticle', { params: { id }, query: { locale } })],
  'order-overview': (place) => [first('listOrders', 'orderedAt:desc', place)],
  order: ({ id, locale }) => [
    read('getOrder', { params: { id }, query: { locale } }),
    read('listOrderShipments', { params: { id } }),
  ],
  invoices: (place) => [first('listInvoices', 'issuedOn:desc', place)],
  invoice: ({ id }) => [read('getInvoice', { params: { id } })],
  shipments: (place) => [first('listShipments', 'shippedAt:desc', place)],
  shipment: ({ id, locale }) => [read('getShipment', { params: { id }, query: { locale } })],
  'offer-overview': (place) => [first('listQuotations', 'requestedAt:desc', place)],
  quotation: ({ id, locale }) => [read('getQuotation', { params: { id }, query: { locale } })],
  tickets: (place) => [first('listTickets', 'updatedAt:desc', place)],
  'use-cases': () => [read('listUseCases', {})],
};

/** A question that was asked before its screen is there. */
export interface ScreenRead {
  /** Nobody is about to go there any more: what was not answered within a second is taken back, unless a screen waits for it. */
  readonly stop: () => void;
  /** All is answered. */
  readonly done: Promise<void>;
}

const isSettled = ({ status }: { readonly status: string }) => status === 'ready' || status === 'error';

function hold(resource: Resource<unknown>) {
  let settle = () => {};
  const done = new Promise<void>((resolve) => {
    settle = resolve;
  });
  // as a screen looks at it: asked for unless it is young, and taken back as soon as nobody looks
  const stop = resource.subscribe((state) => isSettled(state) && settle());
  // held longer it would be old for the screen, and not asked for again
  void done.then(stop);
  return { stop, done };
}

/** Asks for what a screen will ask first. What is younger than half a minute is there, and is not asked for. */
export function readScreen(sdk: FoyerSdk, name: PortalRouteName, id = ''): ScreenRead {
  const { code: locale } = sdk.localisation.$locale.get();
  const isIn = sdk.session.$state.get().status === 'signed-in';
  const wanted = isIn ? (reads[name]?.({ id, locale }) ?? []) : [];
  const held = wanted.map(([operation, input]) =>
    hold(sdk.resource(operation, input as never) as unknown as Resource<unknown>),
  );
  return {
    stop: () => {
      for (const { stop } of held) stop();
    },
    done: Promise.all(held.map(({ done }) => done)).then(() => undefined),
  };
}
