import { drawBlocks } from './draw-blocks.ts';
import { drawFrames } from './draw-frames.ts';
import { drawHead } from './draw-head.ts';
import type { LetterContent } from './letter-content.ts';
import { bytesOf, createPaper, type Paper } from './pen.ts';
import { readSign } from './read-sign.ts';

/** A file that a letter carries: its own data, for programs. */
export interface LetterAttachment {
  readonly name: string;
  readonly description: string;
  readonly mediaType: string;
  readonly data: Uint8Array;
  /** What the letter's own metadata say of it: RDF descriptions. */
  readonly metadata: string;
}

/** What a letter has besides what it says. */
export interface LetterOptions {
  readonly attachment?: LetterAttachment;
}

/**
 * A letter as PDF in A4, in the brand's look: address and facts on the first page; the brand, the company and the page's number on each.
 * It is PDF/A-3b, with its fonts in it, and the same bytes for the same content.
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
    ...{ name, description, type: mediaType, relationship: 'Alternative' },
    ...{ creationDate: at, modifiedDate: at },
  } as PDFKit.Mixins.PDFAttachmentOptions);
  document.appendXML(metadata);
}
