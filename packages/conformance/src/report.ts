/** Outcome of one check. `detail` gives the reason for `skipped` and the fault for `failed`. */
export interface CheckResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly detail: string | null;
}

/** All checks of a run, in order. A backend conforms when `failed` is 0. */
export interface Report {
  readonly checks: readonly CheckResult[];
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Result of a check: null if it passed, a text with the fault, or the reason why it was skipped. */
export type Verdict = string | null | { readonly skip: string };

/** Collects verdicts in order. A check that throws has failed. */
export function createReporter() {
  const checks: CheckResult[] = [];
  return {
    async check(name: string, run: () => Promise<Verdict> | Verdict): Promise<void> {
      checks.push(resultOf(name, await attempt(run)));
    },
    finish(): Report {
      const count = (outcome: CheckResult['outcome']) =>
        checks.filter((result) => result.outcome === outcome).length;
      return { checks, passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
    },
  };
}
/** Runs checks one after the other. */
export type Reporter = ReturnType<typeof createReporter>;

async function attempt(run: () => Promise<Verdict> | Verdict): Promise<Verdict> {
  try {
    return await run();
  } catch (error) {
    return `no answer: ${reasonOf(error)}`;
  }
}

/** Returns why a call failed: `fetch` only reports the failure, and its cause has the reason. */
export function reasonOf(error: unknown): string {
  const { cause, message } = (error ?? {}) as { cause?: unknown; message?: string };
  return cause instanceof Error && cause.message ? cause.message : (message ?? String(error));
}

function resultOf(name: string, verdict: Verdict): CheckResult {
  if (verdict === null) return { name, outcome: 'passed', detail: null };
  if (typeof verdict === 'string') return { name, outcome: 'failed', detail: verdict };
  return { name, outcome: 'skipped', detail: verdict.skip };
}

/** Formats a report as lines of the Test Anything Protocol. @see https://testanything.org/tap-version-14-specification.html */
export function formatTap(report: Report): string {
  const lines = report.checks.map(({ name, outcome, detail }, index) => {
    const line = `${outcome === 'failed' ? 'not ok' : 'ok'} ${index + 1} - ${name}`;
    if (outcome === 'skipped') return `${line} # SKIP ${detail}`;
    return detail === null ? line : `${line}\n  # ${detail.replaceAll('\n', '\n  # ')}`;
  });
  const sums = `# ${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`;
  return ['TAP version 14', `1..${report.checks.length}`, ...lines, sums].join('\n');
}
