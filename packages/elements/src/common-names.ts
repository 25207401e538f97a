/** Names of the attributes every element has; what they say is in `common-attributes.ts`. */
export const commonNames = ['api', 'brand', 'locale', 'scheme'] as const;
/** What `scheme` may say. */
export const schemes = ['light', 'dark', 'auto'] as const;
