/** Adds an import after the last one, unless it exists. Biome sorts the imports afterwards. */
export function addImport(text: string, line: string): string {
  if (text.includes(line)) return text;
  const imports = [...text.matchAll(/^(?:import|export)\b[^;]*?from '[^']+';$/gm)];
  const last = imports.at(-1);
  if (!last) return `${line}\n\n${text}`;
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

/** Inserts text in front of the first match, which must exist. */
export function insertBefore(text: string, mark: RegExp, addition: string): string {
  const at = text.search(mark);
  if (at < 0) throw new Error(`The file has no text that matches ${mark.source}.`);
  return text.slice(0, at) + addition + text.slice(at);
}

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' };

/** Adds an entry at the end of the list or object that opens at the end of `opening`. */
export function appendEntry(text: string, opening: RegExp, entry: string): string {
  const found = opening.exec(text);
  if (!found) throw new Error(`The file has no text that matches ${opening.source}.`);
  const start = found.index + found[0].length;
  const end = endOf(text, start, found[0].at(-1) ?? '');
  const inside = text.slice(start, end).trimEnd();
  const comma = inside === '' || inside.endsWith(',') ? '' : ',';
  return `${text.slice(0, start)}${inside}${comma}\n${entry},\n${text.slice(end)}`;
}

function endOf(text: string, start: number, open: string): number {
  const close = closing[open];
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    const skipped = skip(text, at);
    if (skipped > at) at = skipped - 1;
    else if (text[at] === open) depth += 1;
    else if (text[at] === close) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A ${open} is not closed.`);
}

/** The end of the string or comment that starts at a position, else the position itself. */
function skip(text: string, at: number): number {
  const pattern = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found ? at + found[0].length : at;
}
