import type { PortalRouteName } from '@foyer/react/ahead';
import type { Screen } from '@foyer/react/registry';
import { ownScreens } from './screen-modules.ts';

/** The files of the screens; the running portal reads them to request all files of a screen at once (`router/screen-files.ts`). */
export interface ScreenFiles {
  readonly files: readonly string[];
  readonly screens: Readonly<Partial<Record<PortalRouteName, readonly number[]>>>;
}

/** Lists the files of every screen behind the login, without those that every page has. */
export function screenFiles(
  filesOf: (screen: Screen) => readonly string[],
  onEveryPage: ReadonlySet<string>,
): ScreenFiles {
  const files = [...new Set(ownScreens.flatMap(filesOf))].filter((file) => !onEveryPage.has(file));
  const numbers = new Map(files.map((file, at) => [file, at]));
  const screens = ownScreens.map((screen) => [
    screen.route,
    filesOf(screen).flatMap((file) => numbers.get(file) ?? []),
  ]);
  return { files: files.map((file) => `/${file}`), screens: Object.fromEntries(screens) };
}
