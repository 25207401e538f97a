import { dist, expect, nextTask, until } from './widgets.ts';

describe('the loader', () => {
  it('loads only the widgets that are on the page, also those that come later', async () => {
    document.body.innerHTML = '<foyer-login></foyer-login>';
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `${dist}/foyer.js`;
    script.dataset.locale = 'en_GB';
    document.head.append(script);
    await until(() => customElements.get('foyer-login'), 'foyer-login');
    expect(customElements.get('foyer-news')).to.equal(undefined);
    const login = document.querySelector('foyer-login') as Element;
    await until(() => login.shadowRoot?.textContent?.includes('Sign in'), 'the loader’s locale');
    document.body.insertAdjacentHTML('beforeend', '<div><foyer-news></foyer-news></div>');
    await until(() => customElements.get('foyer-news'), 'foyer-news');
    expect(customElements.get('foyer-cart')).to.equal(undefined);
  });

  it('finds elements in the shadow roots of other components, whenever these come to life', async () => {
    const box = document.createElement('acme-late');
    document.body.append(box);
    class AcmeLate extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<main></main>';
      }
    }
    customElements.define('acme-late', AcmeLate);
    // the loader has looked into it
    await nextTask();
    expect(customElements.get('foyer-orders')).to.equal(undefined);
    const main = box.shadowRoot?.querySelector('main') as Element;
    main.innerHTML = '<foyer-orders></foyer-orders>';
    await until(() => customElements.get('foyer-orders'), 'foyer-orders');
    await until(
      () => main.querySelector('foyer-orders')?.shadowRoot?.textContent?.includes('sign in'),
      'the text of foyer-orders',
    );
  });

  it('keeps the settings when another copy comes later that has none', async () => {
    const again = document.createElement('script');
    again.type = 'module';
    again.src = `${dist}/foyer.js?again`;
    again.dataset.brand = 'foyer';
    const isThere = new Promise((resolve) => again.addEventListener('load', resolve));
    document.head.append(again);
    await isThere;
    const settings = (globalThis as Record<symbol, unknown>)[Symbol.for('foyer.settings')];
    expect(settings).to.deep.include({ locale: 'en_GB', brand: 'foyer' });
  });
});
