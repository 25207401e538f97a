import { unzipSync, zipSync } from 'fflate';

/** Largest unpacked size, in bytes; a workbook of a thousand people takes about 1 % of this. */
const maxUnpacked = 32 * 2 ** 20;
/** Greatest number of files in the archive. */
const maxParts = 5000;

/** Returns a part's name as the format demands it (ECMA-376 part 2); some programs write `\` between folders. */
const partName = (name: string): string => name.replaceAll('\\', '/');

/**
 * Unpacks the parts of a workbook that its table needs, and packs them again without compression and with the names that the format
 * demands. Throws for an archive that declares more than 32 MiB or 5,000 files. An archive that contains more than it declares is cut, and
 * is then not a valid workbook.
 */
export function unpackWorkbook(bytes: Uint8Array): Uint8Array {
  let size = 0;
  let count = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      size += originalSize;
      count++;
      if (size > maxUnpacked || count > maxParts) throw new Error('The workbook is too large');
      return /\.(?:xml|rels)$/i.test(name);
    },
  });
  const named = Object.entries(parts).map(([name, part]) => [partName(name), part] as const);
  return zipSync(Object.fromEntries(named), { level: 0 });
}
