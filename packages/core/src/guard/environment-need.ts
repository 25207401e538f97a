import type { Loadable } from '../resources/resource.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import type { GuardInput } from './guard-types.ts';

/** Returns the known state of the brand's environment, without a request. */
export const environmentKnown = ({ $environment }: FoyerSdk): GuardInput['environment'] =>
  toEnvironmentState($environment.value);

/** Requests the environment from the server and returns its state. */
export const readEnvironment = async ({ $environment }: FoyerSdk): Promise<GuardInput['environment']> =>
  toEnvironmentState(await $environment.load()) ?? 'failed';

function toEnvironmentState(found: Loadable<unknown> | undefined): GuardInput['environment'] {
  if (found?.status === 'ready') return 'loaded';
  if (found?.status !== 'error') return undefined;
  return found.error?.code === 'brand_unknown' ? 'unknown-brand' : 'failed';
}
