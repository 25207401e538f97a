/** A command that a page shows, as one line. */
export interface DocCommand {
  readonly page: string;
  readonly command: string;
}

const programs = /^(npm|npx|node) \S/;
/** Whether a line of a shell block is not a command: an empty line, a comment, or a variable. */
const isNoCommand = (line: string) =>
  line === '' || line.startsWith('#') || /^\w+=\S*$/.test(line) || /^\w+='/.test(line);

function commandsOfBlock(language: string, lines: readonly string[]): string[] {
  if (language === 'sh')
    return lines.map((line) => line.replace(/\s+#\s.*$/, '').trim()).filter((line) => !isNoCommand(line));
  if (language !== '') return [];
  return lines.flatMap((line) => /^\s*\$ (.+)$/.exec(line)?.[1]?.trim() ?? []);
}

/** Finds the commands on a page: lines of shell blocks, lines that begin with a prompt, and inline code. */
export function docCommands(page: string, text: string): DocCommand[] {
  const found: string[] = [];
  const prose: string[] = [];
  let block: { language: string; lines: string[] } | null = null;
  for (const line of text.split('\n')) {
    const fence = /^\s*```\s*(\w*)/.exec(line);
    if (fence && block) {
      found.push(...commandsOfBlock(block.language, block.lines));
      block = null;
    } else if (fence) block = { language: fence[1] ?? '', lines: [] };
    else if (block) block.lines.push(line);
    else prose.push(line);
  }
  for (const [, code = ''] of prose.join('\n').matchAll(/(?<!`)`([^`]+)`(?!`)/g)) {
    const command = code.replace(/\s+/g, ' ').trim();
    if (programs.test(command)) found.push(command);
  }
  return [...new Set(found)].map((command) => ({ page, command }));
}
