/** Names of the attributes that every element has; `common-attributes.ts` describes them. */
export const commonNames = ['api', 'brand', 'locale', 'scheme'] as const;
/** Valid values of `scheme`. */
export const schemes = ['light', 'dark', 'auto'] as const;
