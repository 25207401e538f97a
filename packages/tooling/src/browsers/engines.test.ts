import { afterEach, describe, expect, it, vi } from 'vitest';
import { engines, enginesNamed, obtainEngine } from './engines.ts';

vi.mock('../install-from-debian.ts', () => ({
  installFromDebian: (name: string) => {
    throw new Error(`Debian’s ${name} could not be installed`);
  },
}));
vi.mock('node:fs', async (load) => ({ ...(await load<object>()), existsSync: () => false }));

describe('engines', () => {
  afterEach(() => vi.restoreAllMocks());

  it('are named one by one or all together, and an unknown one is refused', () => {
    expect(enginesNamed('all')).toEqual(['chromium', 'firefox', 'webkit']);
    expect(enginesNamed('webkit,firefox')).toEqual(['webkit', 'firefox']);
    expect(() => enginesNamed('firefox,netscape')).toThrow('netscape');
  });

  it('that are neither there nor to be installed say why, and throw nothing', async () => {
    for (const engine of ['firefox', 'webkit'] as const)
      expect(await obtainEngine(engine)).toContain(engines[engine].debian[0]);
  });
});
