import { followLinks, type StageLink } from './follow-links.ts';
import { sameControl } from './same-control.ts';

/** Ends the recording. If React is ready, repeats the recorded actions in order in the root that React has drawn, by default the same root. */
export type EndActions = (isReady: boolean, drawn?: ShadowRoot) => void;

/**
 * Records the actions that need React before it listens: presses of buttons, and one submit. Links are left to the browser. `onSubmit` is
 * called with the form at once.
 */
export function keepEarlyActions(
  root: ShadowRoot,
  link: StageLink,
  onSubmit: (form: HTMLFormElement) => void,
): EndActions {
  const actions: ((drawn: ShadowRoot) => void)[] = [];
  const submit = (drawn: ShadowRoot) => drawn.querySelector('form')?.requestSubmit();
  const endLinks = followLinks(root, link);
  // a flag, since some trackers wrap listeners and then fail to remove them
  let isOver = false;
  const keep = (event: Event) => {
    const isSubmit = event.type === 'submit';
    const control = (event.target as Element).closest<HTMLElement>(isSubmit ? 'form' : '[type=button]');
    // controls that the page has put into a slot belong to the page
    if (isOver || !control || !root.contains(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isSubmit) actions.push((drawn) => sameControl(drawn, control)?.click());
    else if (!actions.includes(submit)) {
      root.querySelector('[type=submit]')?.setAttribute('aria-disabled', 'true');
      actions.push(submit);
      onSubmit(control as HTMLFormElement);
    }
  };
  for (const kind of ['submit', 'click']) root.addEventListener(kind, keep, true);
  return (isReady, drawn = root) => {
    isOver = true;
    endLinks();
    if (!isReady) return;
    // React has missed the focus event, on which a form loads its validation
    drawn.activeElement?.dispatchEvent(new Event('focusin', { bubbles: true }));
    for (const act of actions) act(drawn);
  };
}
