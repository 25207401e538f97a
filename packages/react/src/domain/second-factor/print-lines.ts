/** Prints a heading and lines without the page, from a temporary frame. */
export function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  const printer = frame.contentWindow;
  if (page === null || printer === null) {
    frame.remove();
    return;
  }
  const block = (name: string, text: string) => {
    const node = page.createElement(name);
    node.textContent = text;
    page.body.append(node);
  };
  page.title = title;
  block('h1', title);
  for (const line of lines) block('p', line);
  printer.addEventListener('afterprint', () => frame.remove(), { once: true });
  printer.print();
}
