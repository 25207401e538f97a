import type { PortalRouteName } from '@foyer/contract/portal-routes';

/** List that the build writes: all files, and for each screen the indexes of its files. */
interface ScreenFiles {
  readonly files: readonly string[];
  readonly screens: Readonly<Partial<Record<PortalRouteName, readonly number[]>>>;
}

const none: ScreenFiles = { files: [], screens: {} };
let screenFiles: ScreenFiles = none;
const requested = new Set<string>();

/** Fetches the list, whose address is in the document (none in development). On failure, files are loaded one after the other. */
export async function loadScreenFiles(): Promise<void> {
  const address = document.documentElement.dataset.screens;
  if (address === undefined || screenFiles !== none) return;
  screenFiles = await fetch(address).then(
    (answer) => (answer.ok ? (answer.json() as Promise<ScreenFiles>) : none),
    () => none,
  );
}

/** Preloads all files of a screen at once, if the list is loaded; otherwise each file names the next only when it has arrived. */
export function askForFiles(name: PortalRouteName): void {
  for (const at of screenFiles.screens[name] ?? []) {
    const file = screenFiles.files[at];
    if (file === undefined || requested.has(file)) continue;
    requested.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}
