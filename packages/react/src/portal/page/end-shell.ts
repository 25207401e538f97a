import { whenReleased } from '../../widget/loading/when-released.ts';

/** Returns the outline that the document draws before any code is loaded; null if it drew none or React has taken over. */
const shell = () => document.getElementById('shell');

/** Removes the outline that the document has drawn. */
export const endShell = (): void => shell()?.remove();

/** Property under which the first stage stores the function that ends it and repeats the recorded presses in another root. */
const paintKey: unique symbol = Symbol.for('foyer.paint') as never;
interface PaintedForm extends Element {
  readonly [paintKey]?: { readonly endActions: (isReady: boolean, drawn: ShadowRoot) => void };
}

/** Returns the login form that the first stage has painted and users may have typed into. */
export function paintedForm(): PaintedForm | null {
  const form = shell()?.querySelector('foyer-login');
  return form?.shadowRoot ? form : null;
}

/** Moves typed text, caret and focus. */
function moveTyped(from: ShadowRoot, to: ShadowRoot): void {
  const focused = from.activeElement;
  for (const field of from.querySelectorAll('input')) {
    const twin = to.querySelector<HTMLInputElement>(`input[name=${field.name}]`);
    if (!twin) continue;
    if (field.value !== '') twin.value = field.value;
    if (field !== focused) continue;
    const { selectionStart, selectionEnd } = field;
    twin.focus({ preventScroll: true });
    twin.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** Repeats recorded presses and the submit in React's form. A repeated submit takes over the answer of the first one. */
function handOver(form: PaintedForm, to: ShadowRoot): void {
  if (form.shadowRoot) moveTyped(form.shadowRoot, to);
  endShell();
  form[paintKey]?.endActions(true, to);
}

/** Milliseconds that the painted form waits for a logo that React has not drawn yet. */
const LOGO_WAIT = 1000;

/**
 * Replaces the painted form by React's form in one task, as soon as both look alike and nothing is being pressed. Until then the page is
 * inert. Returns a function that stops waiting.
 */
export function takeOver(host: Element | null): () => void {
  const drawn = shell();
  const form = paintedForm();
  const page = document.getElementById('portal');
  const to = host?.shadowRoot;
  const hasLogo = form !== null && drawn?.querySelector('.shell-logo') !== null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelWait: (() => void) | undefined;
  const stop = () => {
    clearTimeout(timer);
    cancelWait?.();
    observer.disconnect();
    page?.toggleAttribute('inert', false);
  };
  const end = () => {
    stop();
    if (form && to) handOver(form, to);
    else endShell();
  };
  const endOnce = () => {
    if (drawn) cancelWait ??= whenReleased(drawn, end);
    else end();
  };
  const look = () => {
    if (!to?.querySelector('form')) return;
    if (!hasLogo || to.querySelector('[part~=logo]')) endOnce();
    else timer ??= setTimeout(endOnce, LOGO_WAIT);
  };
  const observer = new MutationObserver(look);
  if (!to) return stop;
  page?.toggleAttribute('inert', form !== null);
  observer.observe(to, { childList: true, subtree: true });
  look();
  return stop;
}
