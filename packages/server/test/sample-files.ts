import PDFDocument from 'pdfkit';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;
type Format = 'jpeg' | 'png' | 'webp' | 'gif';
const own = (buffer: Uint8Array): Bytes => new Uint8Array(buffer);

/** Place and camera of a picture, as cameras write them: in EXIF and in XMP. */
export const place = { camera: 'Kamera Nordwind', city: 'Flensburg', latitude: '54/1 47/1 0/1' };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
  xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="${place.city}"/></rdf:RDF></x:xmpmeta>`;

/** Returns a small picture, red on the left and blue on the right; `isTagged`: with place, camera and a rotation of 90 degrees. */
export async function picture(format: Format, isTagged = false): Promise<Bytes> {
  const right = await sharp({ create: { width: 32, height: 32, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  const image = sharp({ create: { width: 64, height: 32, channels: 3, background: 'red' } }).composite([
    { input: right, left: 32, top: 0 },
  ]);
  if (isTagged)
    image
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: place.camera },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: place.latitude,
          GPSLongitudeRef: 'E',
          GPSLongitude: '9/1 26/1 0/1',
        },
      })
      .withXmp(xmp);
  return own(await image.toFormat(format).toBuffer());
}

const small = await picture('jpeg');

/** Returns a JPEG of exactly so many bytes, padded with comments. @default the smallest */
export function jpegOf(bytes = small.length): Bytes {
  const comments: Uint8Array[] = [];
  for (let missing = bytes - small.length; missing > 0; ) {
    // a comment has a header of four bytes, so the rest must have room for another one
    const size = missing <= 65_537 ? missing : Math.min(65_537, missing - 4);
    const comment = Buffer.alloc(size, 0x20);
    comment.set([0xff, 0xfe, (size - 2) >> 8, (size - 2) & 0xff]);
    comments.push(comment);
    missing -= size;
  }
  return own(Buffer.concat([small.subarray(0, 2), ...comments, small.subarray(2)]));
}

/** Returns a PDF of one page, made like the server's own PDFs. */
export function pdf(attach?: { readonly name: string; readonly content: string }): Promise<Bytes> {
  return finished(new PDFDocument(), attach);
}

/** Returns the same, encrypted: without a `userPassword` it opens without a password. */
export const lockedPdf = (options: PDFKit.PDFDocumentOptions): Promise<Buffer> =>
  finished(new PDFDocument(options)).then((bytes) => Buffer.from(bytes));

function finished(
  document: PDFKit.PDFDocument,
  attach?: { readonly name: string; readonly content: string },
): Promise<Bytes> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.text('Bescheinigung');
  if (attach) document.file(Buffer.from(attach.content), { name: attach.name });
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(own(Buffer.concat(chunks)))));
}
