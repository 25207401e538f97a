/** Returns true while a pointer presses the node or an element in it, or a key presses the focused element. */
function isPressed(node: Element): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return node.matches(':active') || focused?.matches(':active') === true;
}

/**
 * Calls `run` as soon as nothing in a node is being pressed with a pointer or a key; at once if nothing is. A browser sends a click
 * only if the press ends in the node in which it began (UI Events, section 3.3.1), so replacing a pressed node loses the press.
 *
 * @returns a function that cancels the call
 */
export function whenReleased(node: Element, run: () => void): () => void {
  let frame = 0;
  const look = () => {
    // a click is sent in the task that ends the press, before the next frame
    if (isPressed(node)) frame = requestAnimationFrame(look);
    else run();
  };
  look();
  return () => cancelAnimationFrame(frame);
}
