import type { SourceFile } from './source-files.ts';

const pronoun = '(?:what|how|who|whoever|whatever|somebody|whose|whom)\\b';
const tag = '@(?:param\\s+\\S+|returns?|throws|default)\\s+(?:-\\s+)?';

/** Places where a comment begins; its text follows. Lines of `//` that follow each other are one comment. */
const begins = [/^\s*\/\*\*?\s*/, /^\s*\/\/\s*/, /[;,{}()[\]]\s+\/\/\s*/];
const begin = new RegExp(`(?:${begins.map(({ source }) => source).join('|')})(?:${tag})?${pronoun}`, 'i');
const firstLine = new RegExp(`^\\s*\\*\\s*${pronoun}`, 'i');
const tagLine = new RegExp(`^\\s*\\*\\s*${tag}${pronoun}`, 'i');
const title = new RegExp(`^\\s*(?:it|test|describe)[\\w.]*(?:\\(.*\\))?\\(\\s*['"\`]${pronoun}`, 'i');

const isLineComment = (line: string) => /^\s*\/\//.test(line);

/** Whether a comment, a tag of one or a test's title begins with a pronoun on this line. */
function isFault(line: string, before: string): boolean {
  if (tagLine.test(line) || title.test(line)) return true;
  if (firstLine.test(line)) return /^\s*\/\*\*?\s*$/.test(before);
  return begin.test(line) && !(isLineComment(line) && isLineComment(before));
}

/**
 * Comments and titles of tests name their subject: none begins with What, How, Who, Whoever, Whatever, Somebody, Whose or Whom. A function's
 * comment may begin with its verb.
 */
export function checkComments(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, at) =>
      isFault(line, lines[at - 1] ?? '')
        ? [
            `${path}:${at + 1}: begins with a pronoun in place of its subject (docs/contributing.md, "Writing")`,
          ]
        : [],
    );
  });
}
