/** Where a request's draft is kept. */
export const draftKeyOf = (kind: string): string => `use-case.${kind}`;
