const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The forms of a kebab-case name. */
export interface Words {
  readonly kebab: string;
  /** `newestDocuments` */
  readonly camel: string;
  /** `NewestDocuments` */
  readonly pascal: string;
}

/** The forms of a name; throws an error if it is not kebab-case. */
export function wordsOf(name: string | undefined, what: string): Words {
  if (!name || !kebab.test(name)) throw new Error(`${what} must be kebab-case, not “${name ?? ''}”.`);
  const camel = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return {
    kebab: name,
    camel,
    pascal: camel.slice(0, 1).toUpperCase() + camel.slice(1),
  };
}

/** `listMyThings` to `list-my-things`. */
export const kebabOf = (camel: string): string =>
  camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
