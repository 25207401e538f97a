/** Returns the key of a request's draft. */
export const draftKeyOf = (kind: string): string => `use-case.${kind}`;
