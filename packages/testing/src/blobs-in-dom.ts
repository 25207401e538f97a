/** A setup file: jsdom replaces `Blob` but not `Response`, which therefore does not recognize a blob as a body; here it does. */
globalThis.Response = new Proxy(Response.prototype.constructor as typeof Response, {
  construct: (native, [body, init]: ConstructorParameters<typeof Response>) =>
    new native(body instanceof Blob ? bytesOf(body) : body, init),
});

const bytesOf = (blob: Blob) =>
  new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(await blob.arrayBuffer()));
      controller.close();
    },
  });
