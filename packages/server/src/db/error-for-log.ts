import { sqlState } from './client.ts';

/** Returns an error for the log. The message of a failed statement contains its values, so only its cause is logged. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const isStatement = error.message.startsWith('Failed query:');
  const inner = isStatement && error.cause instanceof Error ? error.cause : error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: inner.name,
    message: isStatement && inner === error ? 'Failed query' : inner.message,
    sqlState: sqlState(error),
    stack: frames.slice(0, 15).join('\n'),
  };
}
