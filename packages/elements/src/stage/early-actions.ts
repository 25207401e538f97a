/**
 * Keeps what the user does before React listens: presses of buttons and links, and one submit. Returns what ends it,
 * and does all of it in order where React is there. `onSubmit` hears of the submit at once.
 */
export function keepEarlyActions(
  root: ShadowRoot,
  onSubmit: (form: HTMLFormElement) => void,
): (isReady: boolean) => void {
  const actions: (() => void)[] = [];
  const submit = () => root.querySelector('form')?.requestSubmit();
  // not by removing what listens: some trackers wrap listeners and do not know them again
  let isOver = false;
  const keep = (event: Event) => {
    const isSubmit = event.type === 'submit';
    const control = (event.target as Element).closest<HTMLElement>('a,[type=button]');
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (isOver || (!isSubmit && (!control || ctrlKey || metaKey || shiftKey || altKey))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isSubmit) actions.push(() => control?.isConnected && control.click());
    else if (!actions.includes(submit)) {
      root.querySelector('[type=submit]')?.setAttribute('aria-disabled', 'true');
      actions.push(submit);
      onSubmit(event.target as HTMLFormElement);
    }
  };
  for (const kind of ['submit', 'click']) root.addEventListener(kind, keep, true);
  return (isReady) => {
    isOver = true;
    if (!isReady) return;
    // React has missed that the focus came, which is when a form fetches what it needs to be checked
    root.activeElement?.dispatchEvent(new Event('focusin', { bubbles: true }));
    for (const act of actions) act();
  };
}
