import { ProblemError } from './problem.ts';

/** What `work` answers, or 503 when that takes longer than `seconds`. */
export async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProblemError('unavailable', 503, { retryAfter: 5 })), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
