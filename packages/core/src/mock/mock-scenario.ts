/** Scenarios of the mock of `apiBase: 'mock:'`, chosen by `mock:<scenario>`; without one a user is signed in and there are data. */
export const mockScenarios = ['signed-out', 'empty', 'error', 'slow', 'many'] as const;
/** One of {@link mockScenarios}. */
export type MockScenario = (typeof mockScenarios)[number];

const pattern = new RegExp(`^mock:(${mockScenarios.join('|')})?/?$`);

/** Returns the scenario of a URL; `data` where it names none, null for a URL that is not a mock. */
export function mockScenarioOf(apiBase: string | undefined): MockScenario | 'data' | null {
  const [found, scenario] = pattern.exec(apiBase ?? '') ?? [];
  return found === undefined ? null : ((scenario as MockScenario | undefined) ?? 'data');
}
