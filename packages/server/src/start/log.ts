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
    // `errorForLog` has made plain data of errors; pino would take them for errors once more and lose their type.
    serializers: { err: (error: unknown) => error },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  });
}
