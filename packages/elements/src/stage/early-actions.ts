/**
 * Keeps what the user does before React listens: presses of buttons and links, and one submit. Returns what ends it,
 * and does all of it in order where React is there.
 */
export function keepEarlyActions(root: ShadowRoot): (isReady: boolean) => void {
  const actions: (() => void)[] = [];
  let isSent = false;
  const keepSubmit = (event: Event) => {
    hold(event);
    if (isSent) return;
    isSent = true;
    root.querySelector('[type=submit]')?.setAttribute('aria-disabled', 'true');
    actions.push(() => root.querySelector('form')?.requestSubmit());
  };
  const keepPress = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('a,[type=button]');
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (!control || ctrlKey || metaKey || shiftKey || altKey) return;
    hold(event);
    actions.push(() => control.isConnected && control.click());
  };
  root.addEventListener('submit', keepSubmit, true);
  root.addEventListener('click', keepPress, true);
  return (isReady) => {
    root.removeEventListener('submit', keepSubmit, true);
    root.removeEventListener('click', keepPress, true);
    if (!isReady) return;
    // React has missed that the focus came, which is when a form fetches what it needs to be checked
    root.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const act of actions) act();
  };
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
