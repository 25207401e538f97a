import type { Cart, CartItem } from '@foyer/contract/cart/cart.schema';
import type { ApiError, FoyerSdk, Loadable, Resource, Result } from '@foyer/core';
import { atom, computed, type ReadableAtom } from 'nanostores';

/** A line as it will be once its change is saved. */
export interface CartLine extends CartItem {
  /** Whether a change of the line is still being saved; until then its sums are the old ones. */
  readonly isSaving: boolean;
}

/** A change that was reverted because it could not be saved. */
export interface CartFailure {
  readonly item: CartItem;
  readonly error: ApiError;
}

/** A removed line, with its index in the cart. */
export interface RemovedLine extends CartItem {
  readonly at: number;
}

interface Change {
  readonly quantity?: number;
  readonly isRemoved?: boolean;
}
type Changes = ReadonlyMap<string, Change>;

export interface CartStore {
  readonly $cart: ReadableAtom<Loadable<Cart>>;
  /** The lines with unsaved changes applied. */
  readonly $lines: ReadableAtom<readonly CartLine[]>;
  /** Whether a change is not saved yet. */
  readonly $isSaving: ReadableAtom<boolean>;
  readonly $failure: ReadableAtom<CartFailure | null>;
  /** The line removed last, as long as it can be restored. */
  readonly $removed: ReadableAtom<RemovedLine | null>;
  /** Shows the quantity at once and saves it after 400 ms without a change. Without a connection it waits for the next `flush`. */
  setQuantity(item: CartItem, quantity: number): void;
  /** Resolves with whether the note was saved. */
  setNote(item: CartItem, note: string): Promise<boolean>;
  remove(item: CartItem): void;
  undoRemove(): void;
  /** Accepts today's price or quantity of lines whose article has changed. */
  accept(items: readonly CartItem[]): Promise<void>;
  /** Saves all changes at once. Resolves with the last failure, or with null if there is none or it is the `known` one. */
  flush(known?: CartFailure | null): Promise<CartFailure | null>;
  reload(): Promise<void>;
  /** Replaces the cart with the answer of another call. */
  put(cart: Cart): void;
  dismiss(): void;
  destroy(): void;
}

const quantityPause = 400;

/** The unsaved changes, by article. */
function createChanges() {
  const $changes = atom<Changes>(new Map());
  const set = (articleId: string, change: Change | null) => {
    const next = new Map($changes.get());
    if (change === null) next.delete(articleId);
    else next.set(articleId, change);
    $changes.set(next);
  };
  const isCurrent = (articleId: string, change: Change | null) => $changes.get().get(articleId) === change;
  return {
    $changes,
    set,
    /** Drops this change, unless a newer one has replaced it. */
    settle(articleId: string, change: Change | null) {
      if (isCurrent(articleId, change)) set(articleId, null);
    },
    isCurrent,
  };
}

/** Saves changes one after the other, so that the last answer is the newest cart. */
function createQueue(
  $cart: Resource<Cart>,
  owner: ReturnType<typeof createCartOwner>,
  { settle, isCurrent }: ReturnType<typeof createChanges>,
) {
  const $queued = atom(0);
  const $failure = atom<CartFailure | null>(null);
  /** Quantities that could not be sent without a connection, by article. */
  const unsent = new Map<string, () => void>();
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = (item: CartItem, change: Change | null, run: () => Promise<Result<Cart>>) => {
    $queued.set($queued.get() + 1);
    const runHere = owner.only(run);
    const step = queue.then(async () => {
      const answer = await runHere();
      const isLost = !answer.ok && answer.error.code === 'network';
      if (answer.ok) $cart.set(answer.value);
      if (isLost && change?.quantity !== undefined && isCurrent(item.articleId, change))
        unsent.set(item.articleId, () => void enqueue(item, change, run));
      else settle(item.articleId, change);
      $queued.set($queued.get() - 1);
      if (answer.ok && $failure.get()?.item.articleId === item.articleId) $failure.set(null);
      if (answer.ok || answer.error.code === 'aborted') return answer.ok;
      $failure.set({ item, error: answer.error });
      if (answer.error.code !== 'network') await $cart.reload();
      return false;
    });
    queue = step;
    return step;
  };
  const drained = async (known: CartFailure | null) => {
    let last: Promise<unknown>;
    do {
      last = queue;
      await last;
    } while (last !== queue);
    const failure = $failure.get();
    return failure === known ? null : failure;
  };
  const sendAgain = () => {
    const waiting = [...unsent.values()];
    unsent.clear();
    for (const send of waiting) send();
  };
  const forget = (articleId: string) => unsent.delete(articleId);
  return { $queued, $failure, enqueue, drained, sendAgain, forget };
}

/** Debounces tasks, per article; `runAll` runs the waiting ones at once. */
function createPauses() {
  const waiting = new Map<
    string,
    { readonly timer: ReturnType<typeof setTimeout>; readonly run: () => void }
  >();
  const cancel = (articleId: string) => {
    clearTimeout(waiting.get(articleId)?.timer);
    waiting.delete(articleId);
  };
  return {
    cancel,
    start(articleId: string, task: () => void) {
      cancel(articleId);
      const run = () => {
        cancel(articleId);
        task();
      };
      waiting.set(articleId, { timer: setTimeout(run, quantityPause), run });
    },
    runAll() {
      for (const { run } of [...waiting.values()]) run();
    },
  };
}

/** Sends changes at once that wait for a pause or for a connection. */
const flushOf =
  (queue: ReturnType<typeof createQueue>, pauses: ReturnType<typeof createPauses>): CartStore['flush'] =>
  (known = queue.$failure.get()) => {
    const failure = queue.drained(known);
    pauses.runAll();
    queue.sendAgain();
    return failure;
  };

/** The result of a change whose cart no longer belongs to the session, after a change of company or mode. */
const abandoned: Result<never> = {
  ok: false,
  error: { code: 'aborted', status: 0, requestId: null, retryAfter: null, fields: [] },
};

/** Prevents that a queued change reaches the cart of another company or mode. */
function createCartOwner({ session }: FoyerSdk) {
  const now = () => {
    const { mode, companyId } = session.$state.get();
    return `${mode} ${companyId}`;
  };
  return {
    now,
    only<T>(run: () => Promise<Result<T>>): () => Promise<Result<T>> {
      const owner = now();
      return async () => (now() === owner ? run() : abandoned);
    },
  };
}

const lineSetter = (sdk: FoyerSdk) => (item: CartItem, quantity: number, note?: string) =>
  sdk.call('addCartItems', {
    body: {
      items: [{ articleId: item.articleId, quantity, mode: 'set', ...(note !== undefined && { note }) }],
    },
  });

/** Creates the cart with optimistic changes, which are saved one after the other; a change that fails is reverted. */
export function createCartStore(sdk: FoyerSdk): CartStore {
  const $cart: Resource<Cart> = sdk.resource('getCart');
  const $removed = atom<RemovedLine | null>(null);
  const changes = createChanges();
  const { $changes, set: setChange } = changes;
  const $lines = computed([$cart, $changes], ({ data }, made) => applyChanges(data?.items ?? [], made));
  const owner = createCartOwner(sdk);
  const queue = createQueue($cart, owner, changes);
  const { $queued, $failure, enqueue, forget } = queue;
  const $isSaving = computed([$changes, $queued], (made, queued) => made.size > 0 || queued > 0);
  const pauses = createPauses();
  const setLine = lineSetter(sdk);
  let removedFrom = '';

  const setQuantity = (item: CartItem, quantity: number) => {
    $failure.set(null);
    forget(item.articleId);
    const change: Change = { quantity };
    setChange(item.articleId, change);
    const save = owner.only(() => setLine(item, quantity));
    pauses.start(item.articleId, () => void enqueue(item, change, save));
  };
  const remove = async (item: CartItem) => {
    pauses.cancel(item.articleId);
    forget(item.articleId);
    $failure.set(null);
    const removed = { ...item, at: $lines.get().findIndex(({ articleId }) => articleId === item.articleId) };
    const change: Change = { isRemoved: true };
    setChange(item.articleId, change);
    $removed.set(removed);
    removedFrom = owner.now();
    const isDone = await enqueue(item, change, () => sdk.call('removeCartItem', { params: { id: item.id } }));
    if (!isDone && $removed.get() === removed) $removed.set(null);
  };
  const undoRemove = () => {
    const item = $removed.get();
    if (item === null) return;
    $removed.set(null);
    if (removedFrom !== owner.now()) return;
    void enqueue(item, null, () => setLine(item, item.quantity, item.note ?? undefined));
  };
  const flush = flushOf(queue, pauses);
  return {
    $cart,
    $lines,
    $isSaving,
    $failure,
    $removed,
    setQuantity,
    undoRemove,
    flush,
    setNote: (item, note) => enqueue(item, null, () => setLine(item, quantityOf($changes.get(), item), note)),
    remove: (item) => void remove(item),
    accept: async (items) => {
      for (const item of items) void enqueue(item, null, () => setLine(item, item.quantity));
      await flush();
    },
    reload: () => $cart.reload(),
    put: (cart) => $cart.set(cart),
    dismiss: () => {
      $failure.set(null);
      $removed.set(null);
    },
    destroy: () => void flush(),
  };
}

const quantityOf = (changes: Changes, item: CartItem): number =>
  changes.get(item.articleId)?.quantity ?? item.quantity;

function applyChanges(items: readonly CartItem[], changes: Changes): readonly CartLine[] {
  return items
    .filter((item) => changes.get(item.articleId)?.isRemoved !== true)
    .map((item) => ({ ...item, quantity: quantityOf(changes, item), isSaving: changes.has(item.articleId) }));
}
