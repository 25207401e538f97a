import type { FoyerSdk } from '../sdk/sdk.ts';
import { reasonOf, reportSession, type SessionReason, type SessionReport } from './session-report.ts';

/**
 * Tells how the session is, at once, and then each change of it in this tab or another. Of somebody who is signed in it tells when it
 * is known who that is, or that the server does not say. Where somebody has told how it was `before`, it tells changes
 * of that alone. Returns what ends it.
 */
export function watchSession(
  { session, $userInfo }: Pick<FoyerSdk, 'session' | '$userInfo'>,
  listener: (report: SessionReport, reason: SessionReason) => void,
  before: SessionReport | null = null,
): () => void {
  let told = before;
  let isOver = false;
  const tell = () => {
    const state = session.$state.get();
    const info = $userInfo.get();
    const isAsking = info.status === 'idle' || info.status === 'loading';
    if (isOver || (state.status === 'signed-in' && isAsking && info.data === undefined)) return;
    const report = reportSession(state, info.data);
    const reason = reasonOf(told, report, state.endedBecause);
    told = report;
    if (reason !== null) listener(report, reason);
  };
  // the person is forgotten before the state changes: what is told is what both say when all is said
  const later = () => queueMicrotask(tell);
  const stops = [$userInfo.listen(later), session.$state.listen(later)];
  tell();
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
