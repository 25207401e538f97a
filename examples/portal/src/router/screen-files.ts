import type { PortalRouteName } from '@foyer/react';

/** What the build writes down of every screen: its files, by their number. */
interface ScreenFiles {
  readonly files: readonly string[];
  readonly screens: Readonly<Partial<Record<PortalRouteName, readonly number[]>>>;
}

const none: ScreenFiles = { files: [], screens: {} };
let known: ScreenFiles = none;
const asked = new Set<string>();

/** Fetches the list, of which documents say the address; there is none in development. A failure is none: then files come one after the other. */
export async function loadScreenFiles(): Promise<void> {
  const address = document.documentElement.dataset.screens;
  if (address === undefined || known !== none) return;
  known = await fetch(address).then(
    (answer) => (answer.ok ? (answer.json() as Promise<ScreenFiles>) : none),
    () => none,
  );
}

/** Asks for all files of a screen at once, where the list is there; by themselves each names the next only when it has come. */
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
