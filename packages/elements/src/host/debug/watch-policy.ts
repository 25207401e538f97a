/** A report of a browser that keeps them until somebody asks. */
interface PolicyReport {
  readonly body?: { readonly effectiveDirective?: string; readonly blockedURL?: string } | null;
}

/**
 * Tells what the page's policy refuses, and what it has refused before: most of it happens while a page loads. Browsers that keep no
 * reports of it tell what comes.
 */
export function watchPolicy(tell: (line: string) => void, signal: AbortSignal): void {
  const refused = (directive = '', address = '') => tell(`policy ${directive} refuses ${address}`);
  const Observer = globalThis.ReportingObserver;
  if (!Observer) {
    const listen = (event: SecurityPolicyViolationEvent) =>
      refused(event.effectiveDirective, event.blockedURI);
    document.addEventListener('securitypolicyviolation', listen, { signal });
    return;
  }
  const observer = new Observer(
    (reports) => {
      for (const { body } of reports as readonly PolicyReport[])
        refused(body?.effectiveDirective, body?.blockedURL);
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
  signal.addEventListener('abort', () => observer.disconnect());
}
