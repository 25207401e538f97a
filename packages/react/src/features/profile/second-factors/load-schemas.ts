const load = () => import('@foyer/contract/second-factors/second-factors.schema');

export const loadConfirmedSchema = () => load().then((module) => module.confirmedSchema);
export const loadConfirmTotpSchema = () => load().then((module) => module.confirmTotpSchema);
export const loadRenameSchema = () => load().then((module) => module.renameSecondFactorSchema);
