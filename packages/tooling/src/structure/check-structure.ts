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
  'file names': ({ sources }) => checkNames(sources),
  'files are named after their main export': ({ sources }) => checkMainExport(sources),
  'every file is type-checked': ({ files }) => checkProgram(files),
  'size of files and functions': ({ sources }) => checkSize(sources),
  'no object literal is spread': ({ sources }) => checkSpreads(sources),
  'imports between packages': ({ sources }) => checkArrows(sources),
  'features never import features': ({ sources }) => checkFeatures(sources),
  'no import cycles': ({ sources }) => checkCircles(sources),
  'few top-level folders in the server, few cycles': ({ sources }) => checkServerFolders(sources),
  'server layers: rules in the domain, handlers in the features': ({ sources }) => checkServerLayers(sources),
  'views use props only': ({ sources }) => checkViews(sources),
  'stores do not import React': ({ sources }) => checkStores(sources),
  'every primitive is used': ({ sources }) => checkPrimitives(sources),
  'the portal uses the kit': ({ sources }) => checkHostKit(sources),
  'contract, react and server have the same features': () => checkTrees(),
  'comments name their subject': ({ sources }) => checkComments(sources),
  'every test is run by a suite': ({ sources }) => checkSuites(sources),
  'no test limit is shorter than the default': ({ sources }) => checkWaits(sources),
  'no test waits for a fixed time': ({ sources }) => checkSleeps(sources),
  'every widget passes describeWidget': ({ sources }) => checkWidgets(sources),
  'every part is documented': ({ sources }) => checkParts(sources),
  'named exports': ({ sources }) => checkExports(sources),
  'no user text outside the catalogues': ({ sources }) => checkLiteralText(sources),
  'no user text in server code': ({ sources }) => checkServerText(sources),
  'code takes languages from one list': ({ sources }) => checkLanguages(sources),
  'catalogues are complete': ({ files }) => checkCatalogues(files),
  'no line begins with a punctuation mark': ({ files }) => checkNoBreakSpaces(files),
  'one word per term': ({ files }) => checkGlossary(files),
  'message ids: format and prefix': ({ files, sources }) => checkMessageIds(files, sources),
  'texts are in the folder that shows them': ({ files, sources }) => checkMessageUse(files, sources),
  'styles: px only, and forced colours for chosen elements': ({ sources }) => checkStyles(sources),
  'styles: logical sides only': ({ sources }) => checkDirections(sources),
  'every statement of the specification is proven or decided': ({ files, sources }) =>
    checkSpecification(
      readFileSync(inRoot(specificationPage), 'utf8'),
      sources,
      files,
      readUnbuilt(sources, Object.keys(portalRoutes), featureWords),
    ),
  'every page names its icon': ({ files }) => checkIcons(files),
  'lookups read own properties only': ({ sources }) => checkLookups(sources),
  'decisions are short': ({ files }) => checkDecisions(readPages(files)),
  'every page of docs is in the index': ({ files }) => checkIndex(readPages(files)),
  'cited decisions exist': ({ files, sources }) => {
    const code = sources.filter(({ path }) => !isTest(path)).map(({ path, text }) => [path, text]);
    return checkCitations({ ...readPages(files), ...Object.fromEntries(code) }, files);
  },
  'paths in docs exist': ({ files }) => checkPaths(readPages(files), files),
  'query parameters are read in one place': ({ sources }) => checkQueryValues(sources),
  'fields do not truncate pasted text': ({ sources }) => checkCutFields(sources),
  'exact versions': ({ files }) => checkPackages(files),
  'lock files': ({ files }) => checkLocks(files),
  'the same versions in all packages': ({ files }) => checkSameVersions(files),
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
