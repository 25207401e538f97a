import type { secondFactorsContract } from '@foyer/contract/second-factors/second-factors.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import {
  removeSecondFactor,
  renameSecondFactor,
  renewRecoveryCodes,
} from './change-second-factors.handler.ts';
import { getSecondFactorDemand, updateSecondFactorDemand } from './demand.handler.ts';
import { listSecondFactors } from './list-second-factors.handler.ts';
import { beginPasskey, confirmPasskey } from './set-up-passkey.handler.ts';
import { beginTotp, confirmTotp } from './set-up-totp.handler.ts';

/** Operations of this feature; completing a sign-in belongs to the session feature. */
type Own = Exclude<keyof typeof secondFactorsContract, `${string}SignIn`>;

const secondFactorsRoutes: Handlers<Own> = {
  listSecondFactors,
  beginTotp,
  confirmTotp,
  beginPasskey,
  confirmPasskey,
  renameSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  getSecondFactorDemand,
  updateSecondFactorDemand,
};

/** Operations that take a password hash it, which must not hold a transaction. */
export const secondFactorsFeature = defineFeature({
  routes: secondFactorsRoutes,
  ownTransaction: [
    ...(['beginTotp', 'beginPasskey', 'removeSecondFactor', 'renewRecoveryCodes'] as const),
    'updateSecondFactorDemand',
  ],
});
