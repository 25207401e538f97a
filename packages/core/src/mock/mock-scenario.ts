/** How the mock of `apiBase: 'mock:'` behaves where `mock:<scenario>` says so; without one somebody is signed in and there are data. */
export const mockScenarios = ['signed-out', 'empty', 'error', 'slow', 'many'] as const;
/** One of {@link mockScenarios}. */
export type MockScenario = (typeof mockScenarios)[number];

const pattern = new RegExp(`^mock:(${mockScenarios.join('|')})?/?$`);

/** The scenario of an address; `data` where it names none, null for an address that is no mock. */
export function mockScenarioOf(apiBase: string | undefined): MockScenario | 'data' | null {
  const [found, scenario] = pattern.exec(apiBase ?? '') ?? [];
  return found === undefined ? null : ((scenario as MockScenario | undefined) ?? 'data');
}
