import { ProblemError } from '../problem-error.ts';

const tooSlow = () => new ProblemError('unavailable', 503, { retryAfter: 5 });

/** Returns the result of `work`; throws the error of `late`, by default 503, when it takes longer than `seconds`. */
export async function withTimeout<T>(
  seconds: number,
  work: Promise<T>,
  late: () => Error = tooSlow,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), seconds * 1000);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
