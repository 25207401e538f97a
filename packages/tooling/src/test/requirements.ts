import { obtainChromium } from '../browser.ts';
import { obtainPostgresBinaries } from './obtain-postgres.ts';

/** A program that tests require. */
export type Requirement = 'chromium' | 'postgres';

interface RequirementInfo {
  readonly title: string;
  /** Returns its path and passes it on to child processes; throws an error that says how to get it. */
  readonly obtain: () => Promise<string>;
}

const requirements: Readonly<Record<Requirement, RequirementInfo>> = {
  chromium: {
    title: 'Chromium',
    obtain: async () => {
      process.env.FOYER_CHROMIUM = await obtainChromium();
      return process.env.FOYER_CHROMIUM;
    },
  },
  postgres: {
    title: 'PostgreSQL',
    obtain: async () => {
      if (process.env.TEST_DATABASE_URL) return 'TEST_DATABASE_URL';
      process.env.FOYER_POSTGRES = await obtainPostgresBinaries();
      return process.env.FOYER_POSTGRES;
    },
  },
};

/**
 * Finds or fetches the programs that a run needs, one after the other, and prints a line for each. Returns the missing ones with the
 * reason, which says how to get them.
 */
export async function obtainRequirements(
  needed: Iterable<Requirement>,
  log: (line: string) => void = console.log,
  known: Readonly<Record<Requirement, RequirementInfo>> = requirements,
): Promise<Map<Requirement, string>> {
  const missing = new Map<Requirement, string>();
  for (const name of new Set(needed)) {
    const { title, obtain } = known[name];
    try {
      log(`${title}: ${await obtain()}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      missing.set(name, reason);
      log(`${title} is missing. ${reason}`);
    }
  }
  return missing;
}
