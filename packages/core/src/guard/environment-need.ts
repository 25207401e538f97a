import type { Loadable } from '../resources/resource.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import type { GuardInput } from './guard-types.ts';

/** What is known of the brand's environment without asking. */
export const environmentKnown = ({ $environment }: FoyerSdk): GuardInput['environment'] =>
  judged($environment.value);

/** Asks the server. */
export const readEnvironment = async ({ $environment }: FoyerSdk): Promise<GuardInput['environment']> =>
  judged(await $environment.load()) ?? 'failed';

function judged(found: Loadable<unknown> | undefined): GuardInput['environment'] {
  if (found?.status === 'ready') return 'loaded';
  if (found?.status !== 'error') return undefined;
  return found.error?.code === 'brand_unknown' ? 'unknown-brand' : 'failed';
}
