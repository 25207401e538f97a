import { withMock } from '../mock/with-mock.ts';
import { checkOptions } from '../options/check-options.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { openSdk } from './open-sdk.ts';
import type { FoyerSdk } from './sdk.ts';
import { startSdk } from './start-sdk.ts';

/**
 * Creates a separate SDK. Safe on a server: no browser API is used before it is needed.
 *
 * @throws TypeError for an invalid option.
 */
export const createSdk = (options: SdkOptions = {}): FoyerSdk => startSdk(withMock(checkOptions(options)));

/**
 * Returns the SDK of this API and brand, created with the first call. The other options of the first caller apply; a copy of Foyer in
 * another bundle gets the same instance.
 *
 * @throws TypeError for an invalid option.
 */
export const getSdk = (options: SdkOptions = {}): FoyerSdk => openSdk(withMock(checkOptions(options)));
