import type { AddressInfo } from 'node:net';
import { listen } from '../src/start/listen.ts';
import { openScaleServer } from './scale-server.ts';

/** `node serve-scale.ts postgres://…`: the server of real size in a process of its own, for those who load it from another. */
const server = await openScaleServer(process.argv[2] ?? '');
const http = await listen({ port: 0, host: '127.0.0.1' }, (request) => server.fetch(request));
console.log(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
process.once('SIGTERM', () => process.exit(0));
