/** Returns the name that the server gave the file; undefined if it gave none. */
const givenName = (content: Blob): string | undefined =>
  content instanceof File && content.name !== '' && content.name !== 'download' ? content.name : undefined;

/** Replaces characters that some file systems refuse in names. */
const plainName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim();

/** Saves a file to the user's downloads, under the server's name for it, else under `name`. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = plainName(givenName(content) ?? name);
  link.click();
  // some browsers read the address only after the click
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
