import { languages } from '@foyer/contract/languages';
import type { RequestedCall } from '@foyer/contract/requested-call';
import type { OperationName } from '@foyer/contract/routes';
import { createCart } from './cart.ts';
import { applyEffect } from './effects.ts';
import { listPage } from './list-page.ts';
import { isPaged, isReadName, type Memory } from './memory.ts';
import { type Entry, translated } from './story.ts';

/** Returns the language that a call requests. */
function languageOf({ url, headers }: RequestedCall): string {
  const wanted = url.searchParams.get('locale') ?? headers.get('accept-language') ?? '';
  return languages.find(({ code }) => wanted.startsWith(code))?.code ?? languages[0].code;
}

const rowsOf = (value: unknown): readonly Entry[] => {
  const { items } = (value ?? {}) as Entry;
  return Array.isArray(items) ? items : [];
};

/** Order states that `open` stands for: part of the order is yet to arrive. */
const openOrders = ['received', 'confirmed', 'in_production', 'partially_shipped', 'shipped'];

/** Values that a filter's value may stand for: a category for its subcategories, an id for its name. */
function alternativesIn(memory: Memory, name: OperationName) {
  const categories = rowsOf(memory.get('listArticleCategories'));
  const below = (id: string): string[] => [
    id,
    ...categories.filter(({ parentId }) => parentId === id).flatMap((child) => below(String(child.id))),
  ];
  const short = memory.reads().flatMap(([, value]) => (isPaged(value) ? [] : rowsOf(value)));
  return (value: string): readonly string[] =>
    name === 'listOrders' && value === 'open'
      ? openOrders
      : [...below(value), ...short.filter(({ id }) => id === value).map((row) => String(row.name))];
}

/** Creates the responses of the mock, from the recorded story and the effects since then. */
export function createAnswers(memory: Memory): (call: RequestedCall) => unknown {
  const cart = createCart(memory);
  const inCart: Partial<Record<OperationName, (call: RequestedCall) => unknown>> = {
    getCart: cart.read,
    addCartItems: ({ body }) => cart.add(body as Parameters<typeof cart.add>[0]),
    removeCartItem: ({ params }) => cart.remove(params.id ?? ''),
    updateDeliveryAddress: ({ body }) => cart.deliver(body as Entry),
    orderCart: (call) => applyEffect(memory, call, cart.order()),
  };
  function answer(call: RequestedCall): unknown {
    const { name, params } = call;
    const own = inCart[name];
    if (own) return own(call);
    if (!isReadName(name)) return applyEffect(memory, call);
    const ids = Object.values(params).join('/');
    return ids === '' ? memory.get(name) : memory.about(name, ids);
  }
  return (call) => {
    const value = translated(answer(call), memory.story.words[languageOf(call)]);
    const isList = isReadName(call.name) && isPaged(value);
    return isList ? listPage(value, call.url.searchParams, alternativesIn(memory, call.name)) : value;
  };
}
