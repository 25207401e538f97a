/** A report of a browser that keeps reports for later observers. */
interface PolicyReport {
  readonly body?: { readonly effectiveDirective?: string; readonly blockedURL?: string } | null;
}

/**
 * Reports violations of the page's policy, each address once, including earlier ones, since most happen while a page loads: Chromium keeps
 * reports of them. Firefox and WebKit have the observer but send it no reports, so that an event listener reports new violations.
 */
export function watchPolicy(tell: (line: string) => void, signal: AbortSignal): void {
  const reported = new Set<string>();
  const refused = (directive = '', address = '') => {
    const line = `policy ${directive} refuses ${address}`;
    if (!reported.has(line)) tell(line);
    reported.add(line);
  };
  const listen = (event: SecurityPolicyViolationEvent) => refused(event.effectiveDirective, event.blockedURI);
  document.addEventListener('securitypolicyviolation', listen, { signal });
  const observer =
    globalThis.ReportingObserver &&
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports as readonly PolicyReport[])
          refused(body?.effectiveDirective, body?.blockedURL);
      },
      { types: ['csp-violation'], buffered: true },
    );
  observer?.observe();
  signal.addEventListener('abort', () => observer?.disconnect());
}
