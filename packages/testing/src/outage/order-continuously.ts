import { waitUntil } from '../wait-until.ts';

/** An order that was acknowledged to a buyer. */
export interface Acknowledged {
  readonly id: string;
  readonly number: string;
}

export interface Ordering {
  readonly acknowledged: readonly Acknowledged[];
  /** Responses that no outage excuses, such as a 500 or a refused order. */
  readonly faults: readonly string[];
  /** Ends after the order that is under way. */
  readonly stop: () => Promise<void>;
}

/** Sends a call with its key and reads the whole response; a killed server may break off in the middle of one. */
async function post(
  url: string,
  { token, key, body }: { readonly token: string; readonly key: string; readonly body: unknown },
) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { ok, status } = answer;
  return { ok, status, hasRetryAfter: answer.headers.has('retry-after'), text: await answer.text() };
}

/**
 * Puts three articles into the cart and orders them, repeatedly, as a browser would: a call without a response, or with 503, is repeated
 * with the same `Idempotency-Key` until it has one. While `isServerGone`, a missing response is not a fault.
 */
export function orderWithoutEnd(
  api: string,
  token: string,
  articleIds: readonly string[],
  isServerGone: () => boolean,
): Ordering {
  const acknowledged: Acknowledged[] = [];
  const faults: string[] = [];
  let isStopping = false;

  /** Returns the result of one try; null where it must be repeated. */
  const attempt = async <T>(
    path: string,
    call: Parameters<typeof post>[1],
  ): Promise<{ value: T | null } | null> => {
    const answer = await post(`${api}${path}`, call).catch((error: unknown) => {
      if (!isServerGone()) faults.push(`${path}: no answer (${error})`);
      return null;
    });
    if (!answer) return isStopping ? { value: null } : null;
    if (answer.ok) return { value: JSON.parse(answer.text) as T };
    const isPassing =
      answer.status === 503 || (answer.status === 409 && answer.text.includes('request_in_progress'));
    if (!isPassing) {
      faults.push(`${path}: ${answer.status} ${answer.text}`);
      return { value: null };
    }
    if (!answer.hasRetryAfter) faults.push(`${path}: no Retry-After`);
    return null;
  };
  // Retries sooner than Retry-After says, so that more calls meet the outage.
  const call = async <T>(path: string, body: unknown): Promise<T | null> => {
    const key = crypto.randomUUID();
    const { value } = await waitUntil(
      () => attempt<T>(path, { token, key, body }),
      `a response of ${path}`,
      Number.POSITIVE_INFINITY,
    );
    return value;
  };

  const run = async () => {
    for (let turn = 0; !isStopping; turn++) {
      const wishes = [0, 1, 2].map((at) => ({
        articleId: articleIds[(turn * 7 + at * 13) % articleIds.length],
        quantity: 1,
        mode: 'set',
      }));
      const cart = await call<{ version: number }>('/cart/add-items', { items: wishes });
      const wish = { cartVersion: cart?.version ?? 0, acceptTerms: true };
      const order = cart && (await call<Acknowledged>('/cart/order', wish));
      if (order) acknowledged.push({ id: order.id, number: order.number });
    }
  };
  const running = run();
  return {
    acknowledged,
    faults,
    stop: async () => {
      isStopping = true;
      await running;
    },
  };
}
