import type { FoyerSdk, PortalPath } from '@foyer/react';
import { after, readFirst, type Screen } from '@foyer/react/portal';

/** Longer than so many milliseconds nobody waits for what a screen shows: it then comes after its skeleton. */
const LONGEST_READ = 300;

/**
 * What the first script of a page has asked for is mostly there: it is then drawn at once, and not a skeleton before it. An address that
 * says more asks something else.
 */
export async function awaitReads(
  sdk: FoyerSdk,
  record: Screen | null,
  { params, search }: PortalPath,
): Promise<void> {
  if (record === null || search !== '') return;
  await Promise.race([readFirst(sdk, record, params.id).done, after(LONGEST_READ)]);
}
