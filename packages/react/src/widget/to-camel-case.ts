/** `after-sign-in` to `afterSignIn`. */
export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The prop that listens to an event: `signed-in` gives `onSignedIn`. */
export function eventPropName(event: string): string {
  const camel = toCamelCase(event);
  return `on${camel.slice(0, 1).toUpperCase()}${camel.slice(1)}`;
}
