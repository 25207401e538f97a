import pino, { type Logger } from 'pino';

/** Structured logs on standard output. Whatever slips into an entry under these names is never written. */
export function createLog(level: string): Logger {
  const secrets = [
    'authorization',
    'cookie',
    'token',
    'tokens',
    'password',
    'portal_authorization',
    'secret',
    'body',
  ];
  return pino({
    level,
    base: null,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  });
}
