import { reasonOf, reportSession, type SessionReason, type SessionReport } from '../host/session-report.ts';
import { chooseLocale } from '../i18n/choose-locale.ts';
import { pageLanguage } from '../i18n/page-language.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import type { SessionState } from '../session/session.ts';
import { followRecord } from './follow-record.ts';
import { accountLocale, createAnswers, type LightAnswers, type LightRead, mayRead } from './light-answers.ts';
import { whenStale } from './when-stale.ts';

/** Who is signed in, and what a light widget shows them: read without an SDK, until a page has one. */
export interface LightSession {
  state(): SessionState;
  known(): LightAnswers;
  /** Whether whoever is signed in may see what it is about; false while that is not known. */
  isAllowed(): boolean;
  /** When the answer came, in milliseconds of this machine's clock; 0 before. */
  loadedAt(): number;
  /** The language as an SDK of these options would choose it: `locale` as it is asked for, and where the widget stands. */
  locale(said?: Pick<SdkOptions, 'locale' | 'languageFrom'>): string;
  /** Whether what is known is still of whoever the browser says is signed in. */
  isCurrent(): boolean;
  listen(listener: () => void): () => void;
  /** Tells how the session is once that is known, and then each change with the reason. */
  watch(listener: (report: SessionReport, reason: SessionReason) => void): void;
  close(): void;
}

/** Milliseconds: what is younger is not asked for again when somebody comes back (as resources of an SDK). */
const FRESH = 30_000;

/**
 * Reads what the browser keeps of the session and asks for one read, then follows other tabs. It refreshes no token, explains no failure
 * and signs nobody in: where that is needed `needSdk` is called, and what is known stays as it is. For browsers.
 */
export function openLightSession(options: SdkOptions, read: LightRead, needSdk: () => void): LightSession {
  const listeners = new Set<() => void>();
  const onLearnt = () => {
    for (const listener of listeners) listener();
  };
  const current = followRecord(options, (before) => {
    if (before) answers.forget();
    void answers.load();
  });
  const answers = createAnswers(options, read, current, { onLearnt, needSdk });
  const { known, loadedAt } = answers;
  const stopReloading = whenStale(options, (names) => {
    const isOld = names
      ? [read.name, 'getUserInfo' as const].some((name) => names.includes(name))
      : Date.now() - loadedAt() > FRESH;
    if (isOld && current.record()) void answers.load();
  });
  void answers.load();
  return {
    ...{ state: current.state, isCurrent: current.isStored, known, loadedAt },
    isAllowed: () => mayRead(read, current.state(), known().user),
    locale: ({ locale: wanted, languageFrom } = {}) =>
      chooseLocale({
        chosen: current.chosenLocale(),
        wanted,
        page: pageLanguage(languageFrom),
        account: accountLocale(known().user),
      }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(listener) {
      let told: SessionReport | null = null;
      const tell = () => {
        const state = current.state();
        if (state.status === 'signed-in' ? !known().user : !known().isSettled) return;
        const report = reportSession(state, known().user);
        const reason = reasonOf(told, report, state.endedBecause);
        told = report;
        if (reason !== null) listener(report, reason);
      };
      listeners.add(tell);
      tell();
    },
    close() {
      listeners.clear();
      answers.close();
      current.close();
      stopReloading();
    },
  };
}
