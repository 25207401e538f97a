/** A painted control, or the one that React has drawn in its place: by its `part`, which names it in every drawing. */
export const sameControl = (root: ShadowRoot, control: HTMLElement): HTMLElement | null =>
  root.contains(control)
    ? control
    : root.querySelector<HTMLElement>(`[part="${control.getAttribute('part')}"]`);
