/** Kinds of audit entries: an impersonation began, a call was made during it, a call was refused, the impersonation ended. */
export const auditKinds = ['began', 'done', 'refused', 'ended'] as const;
