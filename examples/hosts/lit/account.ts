import { defineAll } from '@foyer/elements';
import type { FoyerElements, FoyerEvents, WithPrefix } from '@foyer/elements/typings';
import { html, LitElement } from 'lit';

defineAll({
  prefix: 'acme',
  only: ['login', 'orders'],
  settings: { api: 'https://portal.example' },
});

declare global {
  interface HTMLElementTagNameMap extends WithPrefix<FoyerElements, 'acme'> {}
}

class Account extends LitElement {
  static override properties = { modes: { state: true } };
  declare modes: readonly string[];

  constructor() {
    super();
    this.modes = [];
  }

  #signedIn(event: FoyerEvents['foyer-signed-in']) {
    this.modes = event.detail.modes;
  }

  override render() {
    return html`
      <acme-login @foyer-signed-in=${this.#signedIn}></acme-login>
      <acme-orders compact .pageSize=${5}></acme-orders>
      <output>${this.modes.join()}</output>
    `;
  }
}

customElements.define('acme-account', Account);
