import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, dirname, join } from 'node:path';

const comment = /\/[/*][#@]\s*sourceMappingURL=(\S+)/;
/** Matches a statement that only re-exports or imports other modules. */
const passedOn =
  /^(?:(?:import|export)\s[^;]*from\s*["'][^"']+["']|import\s*["'][^"']+["']|export\s*\{[^}]*\}|['"]use client['"]);?$/;
const declared = /^(?:export )?(?:async )?(?:function|const|var|let|class) (\w+)/;

/** Whether a module has code in addition to re-exports. */
const hasCode = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/([;}])\s*\n/g, '$1\n')
    .split(/(?<=;)\s+/)
    .some((statement) => statement.trim() !== '' && !passedOn.test(statement.trim()));

/** Whether the source map leads from the first declared name of a module to that name. */
function leadsHome(text: string, map: SourceMapPayload): boolean {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => declared.test(line));
  const [whole = '', name = ''] = declared.exec(lines[at] ?? '') ?? [];
  if (!map.sourcesContent.join('\n').includes(name)) return true; // the compiler's own
  const entry = new SourceMap(map).findEntry(at, whole.length - name.length);
  if (!('originalSource' in entry) || entry.generatedLine !== at) return false;
  const source = map.sourcesContent[map.sources.indexOf(entry.originalSource)] ?? '';
  return source.split('\n')[entry.originalLine]?.includes(name) ?? false;
}

/** Checks the source map of a packed module of ours: it must exist, contain its sources and lead to them. Returns the faults. */
export function checkMap(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, name] = comment.exec(text) ?? [];
  if (name === undefined) return hasCode(text) ? [`${file} has no source map`] : [];
  const place = join(dirname(file), name);
  if (name !== `${basename(file)}.map` || !existsSync(join(folder, place)))
    return [`${file} refers to a source map that does not exist`];
  const map = JSON.parse(readFileSync(join(folder, place), 'utf8')) as SourceMapPayload;
  if (map.sources.some((source) => !source.startsWith('foyer:///') || source.includes('..')))
    return [`${place} contains a path of the build machine: ${map.sources[0]}`];
  if (map.sourcesContent?.length !== map.sources.length) return [`${place} does not contain its sources`];
  return leadsHome(text, map) ? [] : [`${place} does not lead to the right source lines`];
}
