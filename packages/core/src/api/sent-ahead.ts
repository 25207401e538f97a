const registryKey = Symbol.for('foyer.sent-ahead');
type Holder = { [registryKey]?: Map<string, Promise<Response>> };

/** Milliseconds for which a response is kept for the call that needs it. */
const KEPT = 30_000;

const nameOf = (url: string, what: unknown) => `${url} ${what}`;

/**
 * Sends a request before the code that needs its response is loaded; the call with the same URL and body (or, without a body, the same
 * authorization) takes the response.
 */
export function sendAhead(url: string, init: RequestInit, matchKey: unknown = init.body): Promise<Response> {
  const holder = globalThis as Holder;
  holder[registryKey] ??= new Map();
  const all = holder[registryKey];
  const name = nameOf(url, matchKey);
  const answer = fetch(url, init);
  // the call that takes the response receives the failure
  answer.catch(() => undefined);
  all.set(name, answer);
  setTimeout(() => all.delete(name), KEPT);
  return answer;
}

/** Returns the response to a request that was sent ahead, once. */
export function takeSentAhead(url: string, what: unknown): Promise<Response> | undefined {
  const all = (globalThis as Holder)[registryKey];
  const name = nameOf(url, what);
  const answer = all?.get(name);
  all?.delete(name);
  return answer;
}
