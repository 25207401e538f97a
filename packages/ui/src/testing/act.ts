import { act as actOfReact } from 'react';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * React's `act`, for as long as it runs: whatever is drawn outside of it (by a timer, by something loaded late) is drawn as on a
 * page, and React does not complain that nobody waited for it.
 */
export async function act<T>(work: () => T | Promise<T>): Promise<T> {
  let end: () => T = () => {
    throw new Error('act ended before its work');
  };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    // React never draws again on its own after work that throws.
    await actOfReact(async () => {
      try {
        const value = await work();
        end = () => value;
      } catch (error) {
        end = () => {
          throw error;
        };
      }
    });
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  }
  return end();
}
