/** A report of a browser that keeps them until somebody asks. */
interface PolicyReport {
  readonly body?: { readonly effectiveDirective?: string; readonly blockedURL?: string } | null;
}

/**
 * Tells what the page's policy refuses, each address once, and what it has refused before, since most of it happens while a page loads:
 * Chromium keeps reports of that. Firefox and WebKit have the observer and give it no report, so that what comes is heard as an event.
 */
export function watchPolicy(tell: (line: string) => void, signal: AbortSignal): void {
  const told = new Set<string>();
  const refused = (directive = '', address = '') => {
    const line = `policy ${directive} refuses ${address}`;
    if (!told.has(line)) tell(line);
    told.add(line);
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
