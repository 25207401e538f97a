import { setAnnouncerPlace } from './style-registry.ts';

/**
 * What is said aloud is said where the focus is: in its open dialog, since all else is inert then, or in its Foyer root.
 * Nothing is put in the page's body. Null where the focus is in no root of ours.
 */
setAnnouncerPlace((isAdopted) => {
  let place: ShadowRoot | null = null;
  let active = document.activeElement;
  while (active?.shadowRoot) {
    if (isAdopted(active.shadowRoot)) place = active.shadowRoot;
    if (active.shadowRoot.activeElement === null) break;
    active = active.shadowRoot.activeElement;
  }
  return active?.closest('dialog[open]') ?? place;
});
