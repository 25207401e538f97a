import type { PortalRouteName } from '@foyer/contract/portal-routes';

/** List that the build writes: all files, and for each screen the indexes of its files. */
interface ScreenFiles {
  readonly files: readonly string[];
  readonly screens: Readonly<Partial<Record<PortalRouteName, readonly number[]>>>;
}

const none: ScreenFiles = { files: [], screens: {} };
let known: ScreenFiles = none;
const asked = new Set<string>();

/** Fetches the list, whose address is in the document (none in development). On failure, files are loaded one after the other. */
export async function loadScreenFiles(): Promise<void> {
  const address = document.documentElement.dataset.screens;
  if (address === undefined || known !== none) return;
  known = await fetch(address).then(
    (answer) => (answer.ok ? (answer.json() as Promise<ScreenFiles>) : none),
    () => none,
  );
}

/** Preloads all files of a screen at once, if the list is loaded; otherwise each file names the next only when it has arrived. */
export function askForFiles(name: PortalRouteName): void {
  for (const at of known.screens[name] ?? []) {
    const file = known.files[at];
    if (file === undefined || asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}
