/** The page's own state of the current history entry, which stays beside ours so that the page's router knows the entry; empty where there is none. */
export function historyState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
