import { readFileSync } from 'node:fs';
import { portalRoutes } from '@foyer/contract';
import { specificationPage } from '../docs/specification-table.ts';
import { inRoot } from '../paths.ts';
import { checkArrows, checkFeatures } from './check-arrows.ts';
import { checkDirections } from './check-directions.ts';
import { checkExports } from './check-exports.ts';
import { checkGlossary } from './check-glossary.ts';
import { checkHostKit } from './check-host-kit.ts';
import { checkLookups, checkQueryValues } from './check-inputs.ts';
import { checkLanguages } from './check-languages.ts';
import { checkStores, checkViews } from './check-layers.ts';
import { checkMainExport } from './check-main-export.ts';
import { checkMessageIds, checkMessageUse } from './check-messages.ts';
import { checkNames } from './check-names.ts';
import { checkPackages } from './check-packages.ts';
import { checkPrimitives } from './check-primitives.ts';
import { checkProgram } from './check-program.ts';
import { checkServerFolders } from './check-server-folders.ts';
import { checkServerText } from './check-server-text.ts';
import { checkSize } from './check-size.ts';
import { checkSpecification, readUnbuilt } from './check-specification.ts';
import { checkStyles } from './check-styles.ts';
import { checkSuites } from './check-suites.ts';
import { checkCatalogues, checkLiteralText, checkNoBreakSpaces } from './check-text.ts';
import { checkTrees, featureWords } from './check-trees.ts';
import { checkWaits } from './check-waits.ts';
import { checkParts, checkWidgets } from './check-widgets.ts';
import { readSources, repositoryFiles } from './source-files.ts';
import { waive, waivers } from './waivers.ts';

/** All rules of docs/contributing.md a machine can check: rule -> problems. */
export function checkStructure(): Record<string, string[]> {
  const files = repositoryFiles();
  const sources = readSources(files);
  const found = {
    'names of files': checkNames(sources),
    'files are named after their main export': checkMainExport(sources),
    'every file is type-checked': checkProgram(files),
    'size of files and functions': checkSize(sources),
    'arrows between packages': checkArrows(sources),
    'features never import features': checkFeatures(sources),
    'few folders on top of the server, few circles': checkServerFolders(sources),
    'views take props only': checkViews(sources),
    'stores know no React': checkStores(sources),
    'every primitive is used': checkPrimitives(sources),
    'the portal wears the kit': checkHostKit(sources),
    'feature trees agree': checkTrees(),
    'every test is run by a suite': checkSuites(sources),
    'no test gives up sooner than the house': checkWaits(sources),
    'every widget passes describeWidget': checkWidgets(sources),
    'every part is documented': checkParts(sources),
    'named exports': checkExports(sources),
    'no text outside the catalogues': checkLiteralText(sources),
    'no text in the code of the server': checkServerText(sources),
    'languages follow from one list': checkLanguages(sources),
    'catalogues are complete': checkCatalogues(files),
    'no sign begins a line': checkNoBreakSpaces(files),
    'one word for one thing': checkGlossary(files),
    'message ids: grammar and place': checkMessageIds(files, sources),
    'texts lie where they are shown': checkMessageUse(files, sources),
    'styles: px, and what is chosen is seen': checkStyles(sources),
    'styles: no physical sides': checkDirections(sources),
    'every statement of the specification is proven or decided': checkSpecification(
      readFileSync(inRoot(specificationPage), 'utf8'),
      sources,
      files,
      readUnbuilt(sources, Object.keys(portalRoutes), featureWords),
    ),
    'tables are asked for their own': checkLookups(sources),
    'queries are read in one place': checkQueryValues(sources),
    'exact versions': checkPackages(files),
  };
  return waive(found, waivers);
}
