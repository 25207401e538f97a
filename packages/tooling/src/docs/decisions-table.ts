import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

/** A page of docs/decisions, as its first lines describe it. */
export interface Decision {
  readonly file: string;
  readonly number: string;
  readonly title: string;
  readonly status: string;
  readonly date: string;
  readonly subject: string;
}

/** Subjects of the index, in its order, with their titles. A decision names one of them. */
const subjects: Readonly<Record<string, string>> = {
  packages: 'Packages, builds, dependencies',
  contract: 'The contract',
  session: 'Session and sign-in',
  browser: 'Browser runtime: guard, reads, storage',
  widgets: 'Widgets, forms and lists',
  components: 'Components and react-aria',
  look: 'Look and styles',
  languages: 'Languages and texts',
  server: 'Server and database',
  money: 'Cart, orders, money',
  tests: 'Tests and tools',
};

const folder = 'docs/decisions';
const facts = /^Status: (.+?) · Date: (\d{4}-\d{2}-\d{2}) · Subject: (\S+)$/m;

/** Reads one decision; throws an error if its heading or its line of facts is missing, or if its subject is unknown. */
export function readDecision(file: string, text: string): Decision {
  const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
  const [, status = '', date = '', subject = ''] = facts.exec(text) ?? [];
  if (number === '' || !file.startsWith(number)) throw new Error(`${file} must begin with "# NNNN Title".`);
  if (!(subject in subjects)) {
    const wanted = `Status: accepted · Date: 2026-11-21 · Subject: ${Object.keys(subjects).join('|')}`;
    throw new Error(`${folder}/${file} must say below its heading: ${wanted}`);
  }
  return { file, number, title, status, date, subject };
}

/** The index of docs/decisions/README.md: by subject, with status and date. */
export function decisionsTable(): string {
  const decisions = readdirSync(inRoot(folder))
    .filter((file) => /^\d{4}-.+\.md$/.test(file))
    .sort()
    .map((file) => readDecision(file, readFileSync(inRoot(folder, file), 'utf8')));
  return Object.entries(subjects)
    .map(([subject, heading]) => ({ heading, rows: decisions.filter((one) => one.subject === subject) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ heading, rows }) => {
      const lines = rows.map(
        ({ file, number, title, status, date }) =>
          `| [${number}](${file}) | ${title} | ${status} | ${date} |`,
      );
      return [`## ${heading}`, '', '| | decision | status | date |', '|---|---|---|---|', ...lines].join(
        '\n',
      );
    })
    .join('\n\n');
}
