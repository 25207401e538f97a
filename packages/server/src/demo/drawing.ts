import { fallbackLanguage } from '@foyer/contract/languages';
import sharp from 'sharp';
import { renderLetter } from '../domain/letter/render-letter.ts';
import { oneChunk } from '../storage/one-chunk.ts';
import type { Storage } from '../storage/storage.ts';
import { demoBrands } from './accounts/brands.ts';

/** A file that a person of the story sends; drawn when it is stored. */
export interface DrawnFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: () => Promise<Uint8Array>;
}

export const png = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();
export const jpeg = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();

/** Returns an SVG document of the given size in pixels. */
export const sheet = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Helvetica, Arial, sans-serif">${content}</svg>`;

/** Renders a letter as PDF. */
export async function letter(title: string, paragraphs: readonly string[]): Promise<Uint8Array> {
  const brand = demoBrands.find(({ id }) => id === 'foyer');
  if (!brand) throw new Error('Demo data: there is no brand foyer');
  return renderLetter({
    language: fallbackLanguage,
    brand: { ...brand, imprintUrl: brand.imprintUrl ?? null },
    seller: null,
    title,
    writtenAt: new Date('2026-01-15T09:00:00Z'),
    recipient: [],
    facts: [],
    blocks: paragraphs.map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph })),
  });
}

/** Draws and stores a file, and returns the fields of its row. */
export async function storeDrawn(storage: Storage, { name, mediaType, bytes }: DrawnFile) {
  const { key: storageKey, sizeBytes, sha256 } = await storage.put(oneChunk(await bytes()), mediaType);
  return { name, mediaType, sizeBytes, sha256, storageKey };
}
