import { checkArrows, checkFeatures } from './check-arrows.ts';
import { checkExports } from './check-exports.ts';
import { checkMessageIds, checkMessageUse } from './check-messages.ts';
import { checkNames } from './check-names.ts';
import { checkPackages } from './check-packages.ts';
import { checkProgram } from './check-program.ts';
import { checkServerFolders } from './check-server-folders.ts';
import { checkSize } from './check-size.ts';
import { checkStyles } from './check-styles.ts';
import { checkCatalogues, checkLiteralText } from './check-text.ts';
import { checkTrees } from './check-trees.ts';
import { checkParts, checkWidgets } from './check-widgets.ts';
import { listFiles, readSources } from './source-files.ts';

/** All rules of docs/contributing.md a machine can check: rule -> problems. */
export function checkStructure(): Record<string, string[]> {
  const files = listFiles();
  const sources = readSources(files);
  return {
    'names of files': checkNames(sources),
    'every file is type-checked': checkProgram(files),
    'size of files and functions': checkSize(sources),
    'arrows between packages': checkArrows(sources),
    'features never import features': checkFeatures(sources),
    'few folders on top of the server, few circles': checkServerFolders(sources),
    'feature trees agree': checkTrees(),
    'every widget passes describeWidget': checkWidgets(sources),
    'every part is documented': checkParts(sources),
    'named exports': checkExports(sources),
    'no text outside the catalogues': checkLiteralText(sources),
    'catalogues are complete': checkCatalogues(files),
    'message ids: grammar and place': checkMessageIds(files, sources),
    'texts lie where they are shown': checkMessageUse(files, sources),
    'styles: px and logical properties': checkStyles(sources),
    'exact versions': checkPackages(files),
  };
}
