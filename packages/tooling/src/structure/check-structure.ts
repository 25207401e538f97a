import { readFileSync } from 'node:fs';
import { portalRoutes } from '@foyer/contract';
import { specificationPage } from '../docs/specification-table.ts';
import { inRoot } from '../paths.ts';
import { checkArrows, checkFeatures } from './check-arrows.ts';
import { checkCircles } from './check-circles.ts';
import { checkComments } from './check-comments.ts';
import { checkDirections } from './check-directions.ts';
import { checkCitations, checkDecisions, checkIndex, checkPaths, readPages } from './check-docs.ts';
import { checkExports } from './check-exports.ts';
import { checkGlossary } from './check-glossary.ts';
import { checkHostKit } from './check-host-kit.ts';
import { checkIcons } from './check-icons.ts';
import { checkCutFields, checkLookups, checkQueryValues } from './check-inputs.ts';
import { checkLanguages } from './check-languages.ts';
import { checkStores, checkViews } from './check-layers.ts';
import { checkLocks, checkSameVersions } from './check-locks.ts';
import { checkMainExport } from './check-main-export.ts';
import { checkMessageIds, checkMessageUse } from './check-messages.ts';
import { checkNames } from './check-names.ts';
import { checkPackages } from './check-packages.ts';
import { checkPrimitives } from './check-primitives.ts';
import { checkProgram } from './check-program.ts';
import { checkServerFolders, checkServerLayers } from './check-server-folders.ts';
import { checkServerText } from './check-server-text.ts';
import { checkSize } from './check-size.ts';
import { checkSpecification, readUnbuilt } from './check-specification.ts';
import { checkSpreads } from './check-spreads.ts';
import { checkStyles } from './check-styles.ts';
import { checkSuites } from './check-suites.ts';
import { checkCatalogues, checkLiteralText, checkNoBreakSpaces } from './check-text.ts';
import { checkTrees, featureWords } from './check-trees.ts';
import { checkSleeps, checkWaits } from './check-waits.ts';
import { checkParts, checkWidgets } from './check-widgets.ts';
import { isTest, readSources, repositoryFiles, type SourceFile } from './source-files.ts';
import { waive, waivers } from './waivers.ts';

interface House {
  /** Every file of the repository, from its root. */
  readonly files: readonly string[];
  readonly sources: readonly SourceFile[];
}

/** The rules of docs/contributing.md that a machine can check, each with the problems it finds. */
const rules: Readonly<Record<string, (house: House) => string[]>> = {
  'names of files': ({ sources }) => checkNames(sources),
  'files are named after their main export': ({ sources }) => checkMainExport(sources),
  'every file is type-checked': ({ files }) => checkProgram(files),
  'size of files and functions': ({ sources }) => checkSize(sources),
  'no object literal is spread': ({ sources }) => checkSpreads(sources),
  'arrows between packages': ({ sources }) => checkArrows(sources),
  'features never import features': ({ sources }) => checkFeatures(sources),
  'no module needs one that needs it': ({ sources }) => checkCircles(sources),
  'few folders on top of the server, few circles': ({ sources }) => checkServerFolders(sources),
  'the server: rules in the domain, handlers in the features': ({ sources }) => checkServerLayers(sources),
  'views take props only': ({ sources }) => checkViews(sources),
  'stores know no React': ({ sources }) => checkStores(sources),
  'every primitive is used': ({ sources }) => checkPrimitives(sources),
  'the portal wears the kit': ({ sources }) => checkHostKit(sources),
  'feature trees agree': () => checkTrees(),
  'comments name their subject': ({ sources }) => checkComments(sources),
  'every test is run by a suite': ({ sources }) => checkSuites(sources),
  'no test gives up sooner than the house': ({ sources }) => checkWaits(sources),
  'no test waits for a time': ({ sources }) => checkSleeps(sources),
  'every widget passes describeWidget': ({ sources }) => checkWidgets(sources),
  'every part is documented': ({ sources }) => checkParts(sources),
  'named exports': ({ sources }) => checkExports(sources),
  'no text outside the catalogues': ({ sources }) => checkLiteralText(sources),
  'no text in the code of the server': ({ sources }) => checkServerText(sources),
  'languages follow from one list': ({ sources }) => checkLanguages(sources),
  'catalogues are complete': ({ files }) => checkCatalogues(files),
  'no sign begins a line': ({ files }) => checkNoBreakSpaces(files),
  'one word for one thing': ({ files }) => checkGlossary(files),
  'message ids: grammar and place': ({ files, sources }) => checkMessageIds(files, sources),
  'texts lie where they are shown': ({ files, sources }) => checkMessageUse(files, sources),
  'styles: px, and what is chosen is seen': ({ sources }) => checkStyles(sources),
  'styles: no physical sides': ({ sources }) => checkDirections(sources),
  'every statement of the specification is proven or decided': ({ files, sources }) =>
    checkSpecification(
      readFileSync(inRoot(specificationPage), 'utf8'),
      sources,
      files,
      readUnbuilt(sources, Object.keys(portalRoutes), featureWords),
    ),
  'every page names its icon': ({ files }) => checkIcons(files),
  'tables are asked for their own': ({ sources }) => checkLookups(sources),
  'decisions are short': ({ files }) => checkDecisions(readPages(files)),
  'every page of docs is in the index': ({ files }) => checkIndex(readPages(files)),
  'decisions that are named exist': ({ files, sources }) => {
    const code = sources.filter(({ path }) => !isTest(path)).map(({ path, text }) => [path, text]);
    return checkCitations({ ...readPages(files), ...Object.fromEntries(code) }, files);
  },
  'paths in docs exist': ({ files }) => checkPaths(readPages(files), files),
  'queries are read in one place': ({ sources }) => checkQueryValues(sources),
  'fields do not cut': ({ sources }) => checkCutFields(sources),
  'exact versions': ({ files }) => checkPackages(files),
  'lock files': ({ files }) => checkLocks(files),
  'the same versions everywhere': ({ files }) => checkSameVersions(files),
};

/** The names of the rules. */
export const structureRules: readonly string[] = Object.keys(rules);

/** Checks every rule: rule -> problems. */
export function checkStructure(): Record<string, string[]> {
  const files = repositoryFiles();
  const house: House = { files, sources: readSources(files) };
  const found = Object.fromEntries(Object.entries(rules).map(([rule, check]) => [rule, check(house)]));
  return waive(found, waivers);
}
