import type { FoyerSdk, PortalPath } from '@foyer/core';
import type { Screen } from '../../screens/define-screen.ts';
import { readFirst } from '../../screens/read-first.ts';
import { after } from '../after.ts';

/** Longest wait for the data of a screen, in milliseconds; after that its skeleton is shown first. */
const LONGEST_READ = 300;

/**
 * Waits for the data that the first script of a page requested, so that the screen is drawn at once without a skeleton. An address with a
 * query requests other data, so it does not wait.
 */
export async function awaitReads(
  sdk: FoyerSdk,
  record: Screen | null,
  { params, search }: PortalPath,
): Promise<void> {
  if (record === null || search !== '') return;
  await Promise.race([readFirst(sdk, record, params.id).done, after(LONGEST_READ)]);
}
