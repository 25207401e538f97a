/**
 * Sends a form through XMLHttpRequest, because fetch reports no upload progress. Rejects as fetch does. A chunk of its own, because uploads
 * are rare.
 */
export function sendWithProgress(
  url: string,
  init: { method: string; headers: Headers; body: FormData; signal: AbortSignal },
  onProgress: (fraction: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    init.signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(init.method, url);
    request.responseType = 'blob';
    init.headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onerror = () => reject(new TypeError('upload failed'));
    request.onabort = () => reject(new DOMException('upload aborted', 'AbortError'));
    request.onload = () => {
      const hasBody = request.status !== 204 && request.status !== 205 && request.status !== 304;
      resolve(
        new Response(hasBody ? (request.response as Blob) : null, {
          status: request.status,
          headers: parseHeaders(request.getAllResponseHeaders()),
        }),
      );
    };
    init.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body);
  });
}

function parseHeaders(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}
