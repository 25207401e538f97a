/** State of the current history entry; empty if there is none. Ours is added to it, so that the page's router still knows the entry. */
export function historyState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
