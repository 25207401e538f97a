import ts from 'typescript';
import {
  isTest,
  parse,
  readSources,
  repositoryFiles,
  type SourceFile,
  visit,
} from './structure/source-files.ts';

/** `npm run figures`: the measures of the house per package, as decisions quote them (lines are physical). */
const isConfiguration = (path: string) => /\.config\.ts$|vitest\.workspace\.ts$/.test(path);
/** Demo data and what serves tests and examples: measured for itself. */
const isBesides = (path: string) =>
  /\/(demo|scale)\/|-fixture\.tsx?$|\.example\.tsx$|^packages\/testing\/|\/(bench|browser)\/|\/test\//.test(
    path,
  );

const functionLengths = (file: SourceFile): number[] => {
  const tree = parse(file);
  const lengths: number[] = [];
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  visit(tree, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return;
    const length = lineAt(node.getEnd()) - lineAt(node.getStart(tree)) + 1;
    if (length > 1) lengths.push(length);
  });
  return lengths;
};

const at = (share: number, numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(share * Math.max(0, numbers.length - 1))] ?? 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function measure(name: string, files: readonly SourceFile[]): Record<string, string | number> {
  const code = files.filter(({ path }) => !isTest(path) && !isBesides(path));
  const tests = files.filter(({ path }) => /\.(test|test-d)\.tsx?$/.test(path));
  const lines = code.map((file) => file.lines);
  const functions = code.flatMap(functionLengths);
  const longest = code.reduce<SourceFile | null>((a, b) => (a && a.lines >= b.lines ? a : b), null);
  const [own, tested] = [sum(lines), sum(tests.map((file) => file.lines))];
  return {
    package: name,
    files: code.length,
    lines: own,
    'median / p95 / max': `${at(0.5, lines)} / ${at(0.95, lines)} / ${at(1, lines)}`,
    'function median / p95 / max': `${at(0.5, functions)} / ${at(0.95, functions)} / ${at(1, functions)}`,
    'tests : source': own > 0 ? (tested / own).toFixed(2) : '',
    longest: longest?.path ?? '',
  };
}

const sources = readSources(repositoryFiles()).filter(({ path }) => !isConfiguration(path));
const folderOf = ({ path }: SourceFile) => path.split('/').slice(0, 2).join('/');
const folders = [...new Set(sources.map(folderOf))].filter((folder) => /^(packages|examples)\//.test(folder));
console.table([
  measure('all', sources),
  ...folders.sort().map((folder) =>
    measure(
      folder,
      sources.filter((file) => folderOf(file) === folder),
    ),
  ),
]);
