import { basename } from 'node:path';
import type { SourceFile } from './source-files.ts';

const suffixes =
  'contract|schema|store|messages|manifest|screens|view|css|routes|handler|service|repo|table|test|test-d|example|config|workspace|d';
const fileName = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*(\\.(${suffixes}))*\\.tsx?$`);
const drawers = /(^|\/)(utils?|common|shared|helpers?|misc)(\/|\.|$)/;

/** kebab-case names with a known role suffix, and no drawers. */
export function checkNames(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path }) => {
    const problems: string[] = [];
    if (!fileName.test(basename(path))) problems.push(`${path}: not kebab-case with a known suffix`);
    if (drawers.test(path)) problems.push(`${path}: a catch-all name; name the file after its content`);
    return problems;
  });
}
