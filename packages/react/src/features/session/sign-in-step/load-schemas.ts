const load = () => import('@foyer/contract/second-factors/second-factors.schema');

export const loadVerifySchema = () => load().then((module) => module.verifySignInSchema);
export const loadChallengeSchema = () => load().then((module) => module.challengedSchema);
export const loadConfirmTotpSchema = () => load().then((module) => module.confirmTotpAtSignInSchema);
