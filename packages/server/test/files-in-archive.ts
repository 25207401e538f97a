import { unzipSync } from 'fflate';

/** Returns the files of a ZIP archive by name, read by another library than the one that wrote it. Throws for an incomplete archive. */
export const filesInArchive = (zip: Uint8Array): ReadonlyMap<string, Uint8Array> =>
  new Map(Object.entries(unzipSync(zip)));
