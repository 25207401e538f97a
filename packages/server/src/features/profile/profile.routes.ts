import type { profileContract } from '@foyer/contract/profile/profile.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { changePassword } from './change-password.service.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.service.ts';
import { getPortalIdentity, updatePortalIdentity } from './identity.service.ts';
import { getMailChoices, updateMailChoice } from './mail-choices.service.ts';
import { downloadMyData } from './my-data/download-my-data.service.ts';

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

/** `changePassword` hashes, which must not hold a transaction. */
export const profileFeature = defineFeature({ routes: profileRoutes, ownTransaction: ['changePassword'] });
