import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a server whose connection can be cut: nothing is refused or closed then, but no data arrive. */
export interface CutProxy {
  /** URL of the same server through the proxy. */
  readonly url: string;
  readonly cut: () => void;
  /** Delivers the data that were held back. */
  readonly heal: () => void;
  readonly stop: () => Promise<void>;
}

export async function startCutProxy(target: string): Promise<CutProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('data', (chunk) => other.write(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    if (isCut) socket.pause();
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    keep(near, far);
    keep(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    heal: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
