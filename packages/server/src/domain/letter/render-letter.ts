import sharp from 'sharp';
import { renderBrandLogo } from '../branding/brand-logo.ts';
import { drawBlocks } from './draw-blocks.ts';
import { drawFrames } from './draw-frames.ts';
import { drawHead } from './draw-head.ts';
import type { LetterContent } from './letter-content.ts';
import { bytesOf, createPaper, type Paper } from './pen.ts';

/** A file embedded in a letter: its data for programs. */
export interface LetterAttachment {
  readonly name: string;
  readonly description: string;
  readonly mediaType: string;
  readonly data: Uint8Array;
  /** RDF descriptions of the file, for the letter's own metadata. */
  readonly metadata: string;
}

/** Options of a letter besides its content. */
export interface LetterOptions {
  readonly attachment?: LetterAttachment;
}

/**
 * Renders a letter as PDF in A4, in the brand's design: address and facts on the first page; brand, company and page number on each.
 * The PDF is PDF/A-3b with embedded fonts. The same content gives the same bytes.
 */
export async function renderLetter(
  content: LetterContent,
  { attachment }: LetterOptions = {},
): Promise<Uint8Array> {
  const sign = await readSign(content.brand.id);
  const document = await createPaper(content);
  drawHead(document, content);
  drawBlocks(document, content.blocks, `#${content.brand.primaryColor}`);
  drawFrames(document, content, sign);
  if (attachment) attach(document, attachment, content.writtenAt);
  return bytesOf(document);
}

function attach(document: Paper, attachment: LetterAttachment, at: Date): void {
  const { name, description, mediaType, data, metadata } = attachment;
  document.file(Buffer.from(data), {
    name,
    description,
    type: mediaType,
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  } as PDFKit.Mixins.PDFAttachmentOptions);
  document.appendXML(metadata);
}

/** Returns the brand's logo as an opaque picture in a data URL; null for a brand whose logo the server does not draw. */
async function readSign(brandId: string): Promise<string | null> {
  const drawing = renderBrandLogo(`${brandId}/logo-small`);
  if (drawing === null) return null;
  const picture = sharp(Buffer.from(drawing), { density: 600 }).flatten({ background: '#ffffff' });
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
}
