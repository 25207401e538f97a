import type { FoyerSdk } from '../sdk/sdk.ts';
import { reasonOf, reportSession, type SessionReason, type SessionReport } from './session-report.ts';

/**
 * Reports the session at once, and then each change of it in this tab or another. A signed-in user is reported as soon as they are known,
 * or the server has not named them. With a report of `before`, only changes to it are reported. Returns a function that ends it.
 */
export function watchSession(
  { session, $userInfo }: Pick<FoyerSdk, 'session' | '$userInfo'>,
  listener: (report: SessionReport, reason: SessionReason) => void,
  before: SessionReport | null = null,
): () => void {
  let lastReport = before;
  let isOver = false;
  const tell = () => {
    const state = session.$state.get();
    const info = $userInfo.get();
    const isAsking = info.status === 'idle' || info.status === 'loading';
    if (isOver || (state.status === 'signed-in' && isAsking && info.data === undefined)) return;
    const report = reportSession(state, info.data);
    const reason = reasonOf(lastReport, report, state.endedBecause);
    lastReport = report;
    if (reason !== null) listener(report, reason);
  };
  // the user is cleared before the state changes: report only after both have changed
  const later = () => queueMicrotask(tell);
  const stops = [$userInfo.listen(later), session.$state.listen(later)];
  tell();
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
