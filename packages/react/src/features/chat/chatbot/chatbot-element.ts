import { button, drawing, element } from './chat-dom.ts';
import type { ChatHost } from './chatbot-types.ts';
import { Conversation } from './conversation.ts';

const bubble = 'M4 5h16v11H10l-4 4v-4H4V5Zm4 4h8M8 12h5';
const cross = 'M6 6l12 12M18 6 6 18';
/** Small windows, where the assistant is a modal dialog that fills the screen and keeps the focus. */
const small = '(max-width: 599.98px), (max-height: 479.98px)';

/** Adds the assistant's style to a root; resolves once it is loaded. */
export type AddStyle = (root: ShadowRoot) => Promise<void>;

/**
 * `<foyer-chatbot>`: a button that opens the assistant. It renders nothing until `host` is set. Removing the element from the page also
 * discards the conversation.
 */
export abstract class ChatbotElement extends HTMLElement {
  /** Data and functions that the page provides. To change them, replace the element. */
  host: ChatHost | null = null;
  protected abstract readonly addStyle: AddStyle;
  #gone = new AbortController();
  #panel: { readonly open: () => void; readonly close: () => void } | null = null;

  /** Opens the assistant, or focuses its field if it is open already. */
  open(): void {
    this.#panel?.open();
  }

  /** Closes the assistant and returns the focus to its button. */
  close(): void {
    this.#panel?.close();
  }

  connectedCallback(): void {
    if (this.host === null || this.shadowRoot?.hasChildNodes()) return;
    this.#gone = new AbortController();
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const parts = this.#build(this.host);
    // without its style the element would cover the page
    for (const part of parts) part.hidden = true;
    const show = () => {
      for (const part of parts) part.hidden = false;
    };
    this.addStyle(root).then(show, (error: unknown) => console.error(error));
    root.append(...parts);
  }

  disconnectedCallback(): void {
    this.#gone.abort();
    this.shadowRoot?.replaceChildren();
  }

  #build(host: ChatHost): readonly HTMLElement[] {
    const { texts } = host;
    const { signal } = this.#gone;
    const isSmall = matchMedia(small);
    const talk = new Conversation(host, {
      signal,
      tell: (name, detail) => this.#tell(name, detail),
      leave: () => isSmall.matches && close(),
    });
    const label = element('span', { class: 'label' }, [texts.title]);
    const launcher = button('launcher', [drawing(bubble), label], () => (isOpen() ? close() : open()), {
      'aria-expanded': 'false',
      'aria-controls': 'panel',
      'aria-haspopup': 'dialog',
    });
    const head = element('div', { class: 'head', part: 'head' }, [
      element('h2', { id: 'title' }, [texts.title]),
      button('close', [drawing(cross)], () => close(), { 'aria-label': texts.close }),
    ]);
    const panel = element(
      'dialog',
      { class: 'panel', part: 'panel', id: 'panel', popover: 'manual', 'aria-labelledby': 'title' },
      [head, talk.log, ...talk.forms],
    );
    const isOpen = () => panel.open || panel.matches(':popover-open');
    const show = () => (isSmall.matches ? panel.showModal() : panel.showPopover());
    const hide = () => (panel.open ? panel.close() : panel.hidePopover());
    const open = () => {
      if (!isOpen()) {
        show();
        launcher.setAttribute('aria-expanded', 'true');
        this.#tell('foyer-chatbot-toggled', { isOpen: true });
      }
      talk.focus();
    };
    const closed = () => {
      if (isOpen() || signal.aborted || launcher.getAttribute('aria-expanded') === 'false') return;
      launcher.setAttribute('aria-expanded', 'false');
      launcher.focus();
      this.#tell('foyer-chatbot-toggled', { isOpen: false });
    };
    const close = () => {
      if (!isOpen()) return;
      hide();
      closed();
    };
    this.#panel = { open, close };
    panel.addEventListener('close', closed);
    panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      // Escape closes only the assistant, nothing else of the page
      event.stopPropagation();
      close();
    });
    // when the window becomes small or large, the panel stays open and the focus stays where it is
    const swap = () => {
      if (!isOpen()) return;
      const field = this.shadowRoot?.activeElement;
      hide();
      show();
      if (field instanceof HTMLElement) field.focus();
    };
    isSmall.addEventListener('change', swap, { signal });
    return [launcher, panel];
  }

  #tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
