import type { PortalRouteName } from '@foyer/react/ahead';
import type { Screen } from '@foyer/react/registry';
import { ownScreens } from './screen-modules.ts';

/** What is written down for the running portal, so that it asks for a screen's files at once (`router/screen-files.ts`). */
export interface ScreenFiles {
  readonly files: readonly string[];
  readonly screens: Readonly<Partial<Record<PortalRouteName, readonly number[]>>>;
}

/** The files of every screen behind the login beside those that every page has. */
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
