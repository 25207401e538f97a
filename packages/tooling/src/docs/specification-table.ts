/** A row of the table; see {@link readStatements}. */
export interface Statement {
  /** The section of the specification and a running number: `4.12`. */
  readonly number: string;
  readonly text: string;
  /** `holds`, `decided`, or `open` for a statement that is not implemented yet. */
  readonly state: string;
  /** Titles of tests with their files, as paths from the root of the repository. */
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  /** Files of docs/decisions. */
  readonly decisions: readonly string[];
  /** Missing parts: an endpoint (`listTickets`), a screen (`/tickets`), a feature without a widget (`chat`). */
  readonly missing: readonly string[];
}

/** The page, from the root of the repository. */
export const specificationPage = 'docs/specification.md';

const row = /^\| (\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$/;
const pieces = /\[[^\]]+\]\(([^)]+)\)|`([^`]+)`/g;

/** Reads the last cell: links to tests, each followed by its titles; links to decisions; names of missing parts. */
function readProof(cell: string): Pick<Statement, 'tests' | 'decisions' | 'missing'> {
  const tests: { file: string; title: string }[] = [];
  const decisions: string[] = [];
  const missing: string[] = [];
  let file: string | null = null;
  for (const [, link, code] of cell.replaceAll('\\|', '|').matchAll(pieces)) {
    if (link?.startsWith('decisions/')) {
      decisions.push(`docs/${link}`);
      file = null;
    } else if (link) file = link.replace(/^\.\.\//, '');
    else if (code && file !== null) tests.push({ file, title: code });
    else if (code) missing.push(code);
  }
  return { tests, decisions, missing };
}

/** The statements of docs/specification.md, row by row. */
export function readStatements(text: string): Statement[] {
  return text.split('\n').flatMap((line) => {
    const [, number, statement, state, proof] = row.exec(line) ?? [];
    if (!number || !statement || !state || !proof) return [];
    return [{ number, text: statement, state, ...readProof(proof) }];
  });
}

/** Counts the statements of each section by state, for the head of the page. */
export function specificationCounts(text: string): string {
  const statements = readStatements(text);
  const line = (name: string, of: readonly Statement[]) => {
    const count = (test: RegExp) => of.filter(({ state }) => test.test(state)).length;
    return `| ${name} | ${of.length} | ${count(/^holds$/)} | ${count(/^decided$/)} | ${count(/^open$/)} |`;
  };
  const sections = [...new Set(statements.map(({ number }) => number.split('.')[0] ?? ''))];
  return [
    '| section | statements | hold | decided otherwise | not built yet |',
    '|---|---|---|---|---|',
    ...sections.map((section) =>
      line(
        section,
        statements.filter(({ number }) => number.startsWith(`${section}.`)),
      ),
    ),
    line('all', statements),
  ].join('\n');
}
