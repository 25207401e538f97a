/** The name the server gave a file, if it did. */
const givenName = (content: Blob): string | undefined =>
  content instanceof File && content.name !== '' && content.name !== 'download' ? content.name : undefined;

/** A name that every file system takes. */
const plainName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim();

/** Hands a file to the user's downloads, under the name the server gave it, else under `name`. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = plainName(givenName(content) ?? name);
  link.click();
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
