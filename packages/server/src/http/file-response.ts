import type { FileAnswer } from '../features/handler.ts';
import { safeFileName, safeMediaType } from './safe-file-name.ts';

/** A download: always an attachment, so that no browser ever runs it here, under a name that nothing runs there. */
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

/** The name in ASCII, and whole. What is left of it in ASCII is judged by itself: without its marks another name may be a device. @see RFC 6266, RFC 8187 */
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
