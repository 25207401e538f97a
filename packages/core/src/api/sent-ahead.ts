const place = Symbol.for('foyer.sent-ahead');
type Holder = { [place]?: Map<string, Promise<Response>> };

/** Milliseconds that an answer is kept for the call that asks for it. */
const KEPT = 30_000;

const nameOf = (url: string, what: unknown) => `${url} ${what}`;

/**
 * Sends a request before the code is there that will ask for it; the call with the same address and body (or without one, the same
 * authorization) takes its answer.
 */
export function sendAhead(url: string, init: RequestInit, what: unknown = init.body): Promise<Response> {
  const holder = globalThis as Holder;
  holder[place] ??= new Map();
  const all = holder[place];
  const name = nameOf(url, what);
  const answer = fetch(url, init);
  // whoever takes it hears of a failure
  answer.catch(() => undefined);
  all.set(name, answer);
  setTimeout(() => all.delete(name), KEPT);
  return answer;
}

/** The answer to a request that was sent ahead, once. */
export function takeSentAhead(url: string, what: unknown): Promise<Response> | undefined {
  const all = (globalThis as Holder)[place];
  const name = nameOf(url, what);
  const answer = all?.get(name);
  all?.delete(name);
  return answer;
}
