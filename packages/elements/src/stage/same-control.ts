/** A painted control, or the control that React has drawn in its place, found by its `part`: the first stage and React name it alike. */
export const sameControl = (root: ShadowRoot, control: HTMLElement): HTMLElement | null =>
  root.contains(control)
    ? control
    : root.querySelector<HTMLElement>(`[part="${control.getAttribute('part')}"]`);
