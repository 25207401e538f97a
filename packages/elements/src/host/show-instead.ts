import { pageSettings } from '../page-settings.ts';
import { hostText } from './host-text.ts';

const mark = 'data-foyer-instead';
/** The address of the scripts' folder; the build puts this module into `chunks/`. */
const scripts = import.meta.url.replace(/(chunks\/)?[^/]*$/, '');

/** A link to the page's own home address, else to the portal; null without either. */
function portalLink(): HTMLAnchorElement | null {
  const { api, hrefHome } = pageSettings();
  const href = hrefHome || (api?.startsWith('http') && new URL('/', api).href);
  if (!href) return null;
  const link = document.createElement('a');
  link.href = href;
  link.textContent = hostText('to-portal');
  return link;
}

/** Whether the page lets the browser check our scripts by their hashes (decision 0425). */
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
  // the loader also retries; the first script that is loaded defines the element
  button.addEventListener('click', () => {
    const script = `${scripts}widgets/${element.localName.slice(6)}.js`;
    // a browser caches failed imports by address, so import another one; an import map with hashes does not cover that, so keep the address
    import(/* @vite-ignore */ isChecked() ? script : `${script}?${Date.now()}`).catch(() => {});
  });
  note.append(`${hostText('not-loaded')} `, button);
  const link = portalLink();
  if (link) note.append(' ', link);
  return note;
}

/** Whether a node is content that the page provides for this case; children for slots of the widget are not. */
const isForThis = (node: ChildNode): boolean =>
  node instanceof Element ? node.slot === '' : node instanceof Text && node.data.trim() !== '';

/**
 * Shows a fallback for a widget that cannot be loaded: the children of its tag, which are visible while it is not defined, or a sentence
 * with a retry and a link. The sentence appears below the markup of a first stage. It is removed when the widget is defined.
 */
export function showInstead(element: Element): void {
  const container = element.shadowRoot ?? element;
  if ([...element.childNodes].some(isForThis) || container.querySelector(`[${mark}]`)) return;
  const note = createNote(element);
  container.append(note);
  customElements.whenDefined(element.localName).then(
    () => note.remove(),
    () => {},
  );
}
