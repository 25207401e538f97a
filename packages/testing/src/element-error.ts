/** Longest text of the screen that an error quotes, in characters. */
const longestQuote = 600;

const quote = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);

function readableText(root: Node): string {
  const inDocument = root.ownerDocument ?? (root as Document);
  const walker = inDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.replaceAll(/\s+/g, ' ').trim();
    if (text && !walker.currentNode.parentElement?.matches('style, script')) texts.push(text);
  }
  return texts.join(' | ');
}

/**
 * Returns the error of a Testing Library query without a match: the query and the visible text, instead of hundreds of lines of markup.
 * `screen.debug()` still prints the markup.
 */
export function elementError(message: string | null, container: Element | Document): Error {
  const error = new Error(
    `${message?.split('\n')[0] ?? 'Not found.'}\nVisible text: ${quote(readableText(container)) || 'none'}`,
  );
  error.name = 'TestingLibraryElementError';
  return error;
}
