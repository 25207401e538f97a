import type { IncomingMessage } from 'node:http';

interface Context {
  readonly url: string;
  readonly req: IncomingMessage;
  readonly method: string;
  status: number;
  body: unknown;
  readonly set: (name: string, value: string) => void;
}

/** Passes `/api` and `/media` on to the server, so that page and API share an origin as under a strict policy. */
export const passOnTo =
  (api: string) =>
  async (context: Context, next: () => Promise<void>): Promise<void> => {
    if (!/^\/(api|media)\//.test(context.url)) return next();
    const chunks: Buffer[] = [];
    for await (const chunk of context.req) chunks.push(chunk as Buffer);
    const headers = new Headers();
    for (const [name, value] of Object.entries(context.req.headers)) {
      if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name))
        headers.set(name, value);
    }
    const answer = await fetch(`${api}${context.url}`, {
      method: context.method,
      headers,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      redirect: 'manual',
    });
    context.status = answer.status;
    answer.headers.forEach((value, name) => {
      if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name))
        context.set(name, value);
    });
    context.body = Buffer.from(await answer.arrayBuffer());
  };
