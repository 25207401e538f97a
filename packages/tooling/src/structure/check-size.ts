import ts from 'typescript';
import { isTest, parse, type SourceFile, visit } from './source-files.ts';

const fileLimit = 300;
const functionLimit = 66;
const viewLimit = 120;

const isData = (path: string) =>
  /\.table\.ts$|\.example\.tsx?$|fixture\.tsx?$|\/demo\/|\/locales\//.test(path);

/** Files of at most 300 lines, functions of at most 66 (a component: 120). Tables, examples, fixtures, demo data and tests are exempt. */
export function checkSize(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => !isTest(path) && !isData(path))
    .flatMap((file) => [
      ...(file.lines > fileLimit ? [`${file.path}: ${file.lines} lines, at most ${fileLimit}`] : []),
      ...longFunctions(file),
    ]);
}

function longFunctions(file: SourceFile): string[] {
  const limit = file.path.endsWith('.tsx') ? viewLimit : functionLimit;
  if (file.lines <= limit) return [];
  const tree = parse(file);
  const problems: string[] = [];
  visit(tree, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return;
    const line = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
    const first = line(node.getStart(tree));
    const length = line(node.getEnd()) - first + 1;
    if (length > limit)
      problems.push(`${file.path}:${first + 1}: a function of ${length} lines, at most ${limit}`);
  });
  return problems;
}
