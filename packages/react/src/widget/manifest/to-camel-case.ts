/** Converts a name in kebab case: `after-sign-in` to `afterSignIn`. */
export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
