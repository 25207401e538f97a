import { dist, expect, until } from './widgets.ts';

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
});
