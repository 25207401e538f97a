import type { FileAnswer } from '../../storage/file-answer.ts';
import { safeFileName, safeMediaType } from './safe-file-name.ts';

/** Answers with a download: an attachment, which no browser runs on this origin, with a name that no system runs. */
export function fileResponse({ body, mediaType, fileName, ...stream }: FileAnswer): Response {
  const sizeBytes = body instanceof Uint8Array ? body.byteLength : stream.sizeBytes;
  return new Response(body as BodyInit, {
    headers: {
      'content-type': safeMediaType(mediaType),
      'content-disposition': contentDisposition(fileName, mediaType),
      'content-security-policy': "sandbox; default-src 'none'",
      ...(sizeBytes === undefined ? {} : { 'content-length': String(sizeBytes) }),
    },
  });
}

/** Returns the header with the name in ASCII and in UTF-8. The ASCII form is checked again: without accents it may be a device name. @see RFC 6266, RFC 8187 */
function contentDisposition(fileName: string, mediaType: string): string {
  const name = safeFileName(fileName, mediaType);
  const ascii = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
    .replaceAll('%', '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${safeFileName(ascii, mediaType)}"; filename*=UTF-8''${encoded}`;
}
