import { languageName } from '@foyer/contract/language-name';
import { languages } from '@foyer/contract/languages';
import { lookCss, lookTokens, plainLook } from '../look-tokens.ts';
import { themeLanguage, themeText } from '../theme-text.ts';
import { createPreview } from './create-preview.ts';
import { type Chosen, createThemeForm } from './theme-form.ts';

const query = new URLSearchParams(location.search);
const language = themeLanguage([query.get('locale') ?? '', ...navigator.languages]);
const say = themeText(language);
const add = <K extends keyof HTMLElementTagNameMap>(tag: K, text = '', className = '') =>
  Object.assign(document.createElement(tag), { textContent: text, className });

const widgets = (['orders', 'shop', 'cart', 'dashboard', 'tickets', 'login', 'side-menu'] as const).map(
  (tag) => [`foyer-${tag}`, say(tag)] as const,
);
const locales = languages.map(({ code, locale }) => [locale, languageName(code)] as const);
const begin: Chosen = {
  ...plainLook,
  widget: 'foyer-orders',
  scheme: 'light',
  locale: languages.find(({ code }) => code === language)?.locale ?? languages[0].locale,
};
/** The choices in the page's address, with the defaults for all others. */
const asked: Chosen = {
  ...begin,
  ...Object.fromEntries([...query].filter(([name]) => name in begin)),
};

document.documentElement.lang = language;
document.title = say('title');
const { form, read } = createThemeForm(say, { widgets, locales, begin: asked });
const wrong = add('p', '', 'wrong');
wrong.setAttribute('role', 'status');
const code = add('pre', '', 'code');
code.tabIndex = 0;
const copy = add('button', say('copy'));
copy.type = 'button';
const output = add('section', '', 'output');
output.append(add('h2', say('css')), add('p', say('css-hint'), 'muted'), code, copy);
const preview = add('section', '', 'preview');
preview.setAttribute('aria-label', say('preview'));
const controls = add('div', '', 'controls');
controls.append(form, wrong, output);
document
  .querySelector('main')
  ?.replaceChildren(add('h1', say('title')), add('p', say('about')), controls, preview);
const show = createPreview(preview);

/** Writes the choices into the address, so that they can be shared by a link. */
function keepInAddress(chosen: Chosen): void {
  const changed = Object.entries(chosen).filter(([name, value]) => value !== begin[name as keyof Chosen]);
  const words = new URLSearchParams(changed.map(([name, value]) => [name, String(value)]));
  history.replaceState(null, '', words.size === 0 ? location.pathname : `?${words}`);
}

function update(): void {
  const chosen = read();
  const look = lookTokens(chosen);
  show(chosen, look.tokens);
  code.textContent = lookCss(look.tokens) || say('css-none');
  copy.disabled = Object.keys(look.tokens).length === 0;
  wrong.textContent = look.wrong.length === 0 ? '' : say('wrong', { lines: look.wrong.join(' · ') });
  copy.textContent = say('copy');
  keepInAddress(chosen);
}

form.addEventListener('input', update);
copy.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    copy.textContent = say('copied');
  } catch {
    getSelection()?.selectAllChildren(code);
  }
});
update();
