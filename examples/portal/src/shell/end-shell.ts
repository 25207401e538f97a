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

/** React's form takes the place of the painted one as soon as it is drawn, in the same turn. Returns what stops waiting for that. */
export function takeOver(host: Element | null): () => void {
  const from = paintedForm();
  const to = host?.shadowRoot;
  const attempt = () => {
    if (!to?.querySelector('form')) return false;
    if (from) handOver(from, to);
    else endShell();
    return true;
  };
  if (attempt() || !to) return () => undefined;
  const observer = new MutationObserver(() => attempt() && observer.disconnect());
  observer.observe(to, { childList: true, subtree: true });
  return () => observer.disconnect();
}
