/** A pointer presses what it is on with all around it, a key only what has the focus. */
function isPressed(node: Element): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return node.matches(':active') || focused?.matches(':active') === true;
}

/**
 * Does something to a node as soon as nothing in it is being pressed, with a pointer or a key; at once where nothing is. The browser sends a click only where
 * a press ends in the node that it began in (UI Events, section 3.3.1): of a node that goes in between, the press is lost.
 *
 * @returns what calls it off
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
