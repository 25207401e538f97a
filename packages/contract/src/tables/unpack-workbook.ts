import { unzipSync, zipSync } from 'fflate';

/** A workbook of a thousand people has a hundredth of it. */
const maxUnpacked = 32 * 2 ** 20;
const maxParts = 5000;

/** A part's name as the format has it (ECMA-376 part 2): some programs write `\` between folders. */
const partName = (name: string): string => name.replaceAll('\\', '/');

/**
 * Unpacks a workbook as far as its table needs, and packs it again without compression and with the names that the format asks for. Throws for
 * an archive that says it holds more than 32 MiB or 5,000 files; one that says less than it holds is cut, and so no workbook any more.
 */
export function unpackWorkbook(bytes: Uint8Array): Uint8Array {
  let size = 0;
  let count = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      size += originalSize;
      count++;
      if (size > maxUnpacked || count > maxParts) throw new Error('The workbook holds too much');
      return /\.(?:xml|rels)$/i.test(name);
    },
  });
  const named = Object.entries(parts).map(([name, part]) => [partName(name), part] as const);
  return zipSync(Object.fromEntries(named), { level: 0 });
}
