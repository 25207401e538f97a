import type { profileContract } from '@foyer/contract/profile/profile.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { changePassword } from './change-password.handler.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.handler.ts';
import { getPortalIdentity, updatePortalIdentity } from './identity.handler.ts';
import { getMailChoices, updateMailChoice } from './mail-choices.handler.ts';
import { downloadMyData } from './my-data/download-my-data.handler.ts';

const profileRoutes: Handlers<keyof typeof profileContract> = {
  changePassword,
  getPortalIdentity,
  updatePortalIdentity,
  listDevices,
  endDevice,
  endOtherDevices,
  getMailChoices,
  updateMailChoice,
  downloadMyData,
};

/** `changePassword` hashes a password, which must not hold a transaction. */
export const profileFeature = defineFeature({ routes: profileRoutes, ownTransaction: ['changePassword'] });
