import pino, { type Logger } from 'pino';

/** Creates structured logs on standard output. Values under these names are never written. */
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
    // `errorForLog` returns plain objects; pino would treat them as errors again and lose their type
    serializers: { err: (error: unknown) => error },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  });
}
