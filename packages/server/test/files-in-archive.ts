import { unzipSync } from 'fflate';

/** The files of a ZIP archive by their names, read by another than who wrote it. Throws for half an archive. */
export const filesInArchive = (zip: Uint8Array): ReadonlyMap<string, Uint8Array> =>
  new Map(Object.entries(unzipSync(zip)));
