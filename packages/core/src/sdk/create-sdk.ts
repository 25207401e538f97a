import { withMock } from '../mock/with-mock.ts';
import { checkOptions } from '../options/check-options.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { openSdk } from './open-sdk.ts';
import type { FoyerSdk } from './sdk.ts';
import { startSdk } from './start-sdk.ts';

/**
 * Makes an SDK of its own. Safe on a server: nothing of the browser is touched before it is needed.
 *
 * @throws TypeError where an option cannot work.
 */
export const createSdk = (options: SdkOptions = {}): FoyerSdk => startSdk(withMock(checkOptions(options)));

/**
 * The SDK of this API and brand, made when it is asked for the first time. The first caller's other options count;
 * another bundle's copy of Foyer finds the same instance.
 *
 * @throws TypeError where an option cannot work.
 */
export const getSdk = (options: SdkOptions = {}): FoyerSdk => openSdk(withMock(checkOptions(options)));
