/** What an entry of the audit log tells: that acting began or ended, that something was done meanwhile, or refused. */
export const auditKinds = ['began', 'done', 'refused', 'ended'] as const;
