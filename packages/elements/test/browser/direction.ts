import { dist } from './widgets.ts';

/** A right-to-left language of an operator's server: its texts are the German ones with each word reversed. */
export const fromRight = 'ar_XB';

const turn = (text: string) => text.replace(/\p{L}+/gu, '\u202e$&\u202c');
/** Reverses the text outside of braces; messages with plural forms stay unchanged. */
const turnMessage = (message: string) =>
  /\{\w+,/.test(message)
    ? message
    : message
        .split(/(\{\w+\})/)
        .map((piece) => (piece.startsWith('{') ? piece : turn(piece)))
        .join('');

/** Creates the answers of that server; undefined for every other call. */
export async function serverFromRight(): Promise<(url: string) => Response | undefined> {
  const german: Record<string, string> = await (await fetch(`${dist}/texts.json`)).json();
  const turned = Object.fromEntries(Object.entries(german).map(([id, text]) => [id, turnMessage(text)]));
  return (url) => {
    if (url.includes('/environment/locales')) return Response.json(['de_DE', fromRight]);
    if (url.includes(`/environment/translations`) && url.includes(fromRight)) return Response.json(turned);
    return undefined;
  };
}

const nameOf = (node: Element) =>
  `<${node.localName} part="${node.getAttribute('part') ?? ''}" class="${node.className}">`;
const isForReadersOnly = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
const hides = (value: string) => value !== 'visible';

/** Whether an ancestor scrolls or clips its content on purpose, so that the node may be wider. */
function isInScroller(node: Element, root: Element): boolean {
  for (let at = node.parentElement; at && at !== root.parentElement; at = at.parentElement) {
    if (hides(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}

/** Whether a line is cut off without an ellipsis or a mask. An inline box does not clip, whatever its `overflow`. */
function isClipped(node: HTMLElement): boolean {
  const { display, overflowX, textOverflow, maskImage } = getComputedStyle(node);
  const hasText = [...node.childNodes].some((child) => child instanceof Text && child.data.trim() !== '');
  const isCut =
    display !== 'inline' && (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
  return hasText && isCut && maskImage === 'none' && node.scrollWidth > node.clientWidth + 1;
}

const arrows = '[part~=back] > svg, [part~=breadcrumb] svg, [part~=pagination] svg, [part~=row] > svg';
const isMirrored = (arrow: Element) => getComputedStyle(arrow).transform.startsWith('matrix(-1');

/** Whether a text is a telephone number or an IBAN whose groups would appear in the wrong order. */
function isTurned(node: Text): boolean {
  const text = node.data.trim();
  const { parentElement } = node;
  if (!parentElement || !/^\+\d[\d ]{5,}$|^[A-Z]{2}\d{2} (\w{4} ?){3,}/.test(text)) return false;
  const isIsolated = parentElement.closest('bdi, [dir=ltr], input') !== null;
  return !isIsolated;
}

const drawings = 'img, svg, input, select, textarea, iframe, canvas';

/** Visible rectangles of a node: those of its text, or the box of a drawing. Other boxes may extend further, such as that of a quiet button. */
function seenOf(node: HTMLElement): DOMRect[] {
  if (node.matches(drawings)) return [node.getBoundingClientRect()];
  const words = [...node.childNodes].filter((child) => child instanceof Text && child.data.trim() !== '');
  // clipped text is visible only within the box
  if (words.length > 0 && hides(getComputedStyle(node).overflowX)) return [node.getBoundingClientRect()];
  return words.flatMap((child) => {
    const range = document.createRange();
    range.selectNodeContents(child);
    return [...range.getClientRects()];
  });
}

/** Faults of a widget in a right-to-left language. */
export function directionFaults(element: HTMLElement): string[] {
  const root = element.shadowRoot?.querySelector<HTMLElement>('[part~=root]');
  if (!root) return ['nothing is drawn'];
  const edges = element.getBoundingClientRect();
  const nodes = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('[popover], dialog, svg *'),
  );
  const beyond = nodes.filter((node) => {
    if (isForReadersOnly(node.getBoundingClientRect()) || isInScroller(node, root)) return false;
    return seenOf(node).some(({ left, right }) => left < edges.left - 1 || right > edges.right + 1);
  });
  const clipped = nodes.filter((node) => !isForReadersOnly(node.getBoundingClientRect()) && isClipped(node));
  const turnedBack = [...root.querySelectorAll(arrows)].filter(
    (arrow) => arrow.checkVisibility() && !isMirrored(arrow),
  );
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const turned: string[] = [];
  while (texts.nextNode())
    if (isTurned(texts.currentNode as Text)) turned.push((texts.currentNode as Text).data);
  return [
    ...(getComputedStyle(root).direction === 'rtl' ? [] : ['its direction is not right-to-left']),
    ...beyond.slice(0, 3).map((node) => `beyond its edge: ${nameOf(node)} ${node.textContent?.slice(0, 40)}`),
    ...clipped.slice(0, 3).map((node) => `clipped: ${nameOf(node)} ${node.textContent?.slice(0, 40)}`),
    ...turnedBack
      .slice(0, 3)
      .map((arrow) => `points the wrong way: ${nameOf(arrow.parentElement as Element)}`),
    ...turned.map((text) => `in the wrong order: ${text}`),
  ];
}
