/** What the document has drawn before any code was there; none where it drew nothing or React has taken over. */
const shell = () => document.getElementById('shell');

/** Takes away what the document has drawn. */
export const endShell = (): void => shell()?.remove();

/** The login form that the first stage has painted and people may have typed into. */
export const paintedForm = (): ShadowRoot | null => shell()?.querySelector('foyer-login')?.shadowRoot ?? null;

/** Fields, caret and focus; and a submit that was made already is made again, which takes the answer of the first (decision 0091). */
function handOver(from: ShadowRoot, to: ShadowRoot): void {
  const focused = from.activeElement;
  const isSent = from.querySelector('[type=submit][aria-disabled=true]') !== null;
  for (const field of from.querySelectorAll('input')) {
    const twin = to.querySelector<HTMLInputElement>(`input[name=${field.name}]`);
    if (!twin) continue;
    if (field.value !== '') twin.value = field.value;
    if (field !== focused) continue;
    const { selectionStart, selectionEnd } = field;
    twin.focus({ preventScroll: true });
    twin.setSelectionRange(selectionStart, selectionEnd);
  }
  endShell();
  if (isSent) to.querySelector('form')?.requestSubmit();
}

/** So many milliseconds the painted form stays for a logo that React has not drawn yet. */
const LOGO_WAIT = 1000;

/**
 * React's form takes the place of the painted one as soon as it is drawn as that is, in the same turn; until then nobody comes upon it
 * but the code. Returns what stops waiting for that.
 */
export function takeOver(host: Element | null): () => void {
  const from = paintedForm();
  const page = document.getElementById('portal');
  const to = host?.shadowRoot;
  const hasLogo = from !== null && shell()?.querySelector('.shell-logo') !== null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    page?.toggleAttribute('inert', false);
  };
  const end = () => {
    stop();
    if (from && to) handOver(from, to);
    else endShell();
  };
  const look = () => {
    if (!to?.querySelector('form')) return;
    if (!hasLogo || to.querySelector('[part~=logo]')) end();
    else timer ??= setTimeout(end, LOGO_WAIT);
  };
  const observer = new MutationObserver(look);
  if (!to) return stop;
  page?.toggleAttribute('inert', from !== null);
  observer.observe(to, { childList: true, subtree: true });
  look();
  return stop;
}
