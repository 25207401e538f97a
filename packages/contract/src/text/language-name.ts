/** Returns the name of a locale's language in that language, `Deutsch` for `de_DE`; the code itself where no name is known. */
export function languageName(code: string): string {
  const tag = code.replace('_', '-');
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag.slice(0, 2)) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}
