import { act as actOfReact } from 'react';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * React's `act`, active only while it runs: anything drawn outside of it (by a timer, by lazily loaded code) is drawn as on a page,
 * without React's warning about missing `act`.
 */
export async function act<T>(work: () => T | Promise<T>): Promise<T> {
  let end: () => T = () => {
    throw new Error('act ended before its callback.');
  };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    // after work that throws, React would never render on its own again
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
