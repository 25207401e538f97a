import type { FileAnswer } from '../features/handler.ts';

/** A download: always an attachment, so that no browser ever runs it here. @see RFC 6266, RFC 8187 */
export function fileResponse({ body, mediaType, fileName, ...stream }: FileAnswer): Response {
  const sizeBytes = body instanceof Uint8Array ? body.byteLength : stream.sizeBytes;
  const plain =
    fileName
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\]/g, '') || 'file';
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(body as BodyInit, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      'content-security-policy': "sandbox; default-src 'none'",
      ...(sizeBytes === undefined ? {} : { 'content-length': String(sizeBytes) }),
    },
  });
}
