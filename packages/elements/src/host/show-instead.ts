import { pageSettings } from '../page-settings.ts';
import { hostText } from './host-text.ts';

const mark = 'data-foyer-instead';
/** Where the scripts lie; the build puts this one among the chunks. */
const scripts = import.meta.url.replace(/(chunks\/)?[^/]*$/, '');

/** A way to what the widget would have shown: the page's own address of it, else the portal. */
function portalLink(): HTMLAnchorElement | null {
  const { api, hrefHome } = pageSettings();
  const href = hrefHome || (api?.startsWith('http') && new URL('/', api).href);
  if (!href) return null;
  const link = document.createElement('a');
  link.href = href;
  link.textContent = hostText('to-portal');
  return link;
}

/** Whether the page has the browser check our scripts (decision 0425). */
const isChecked = (): boolean =>
  [...document.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent?.includes('"integrity"'),
  );

function createNote(element: Element): HTMLElement {
  const note = document.createElement('p');
  note.setAttribute(mark, '');
  note.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = hostText('retry');
  // the loader goes on trying by itself; whoever comes first defines the element
  button.addEventListener('click', () => {
    const script = `${scripts}widgets/${element.localName.slice(6)}.js`;
    // a browser remembers that an address answered with an error; the page's import map knows no other address, and checks it not
    import(/* @vite-ignore */ isChecked() ? script : `${script}?${Date.now()}`).catch(() => {});
  });
  note.append(`${hostText('not-loaded')} `, button);
  const link = portalLink();
  if (link) note.append(' ', link);
  return note;
}

/** What the page has for this case; what is meant for a slot of the widget says nothing without it. */
const isForThis = (node: ChildNode): boolean =>
  node instanceof Element ? node.slot === '' : node instanceof Text && node.data.trim() !== '';

/**
 * What stands in the place of a widget that cannot be loaded: the children of its tag, which show as long as it is not defined, or,
 * where it has none, a sentence with a way on. What a first stage has painted gets the sentence below it. It goes when the widget comes.
 */
export function showInstead(element: Element): void {
  const place = element.shadowRoot ?? element;
  if ([...element.childNodes].some(isForThis) || place.querySelector(`[${mark}]`)) return;
  const note = createNote(element);
  place.append(note);
  customElements.whenDefined(element.localName).then(
    () => note.remove(),
    () => {},
  );
}
