import { describe, expect, it, vi } from 'vitest';
import { enginesNamed, obtainEngine } from './engines.ts';

/** An engine that is found once `isThere` returns true. */
const engineOf = (isThere: () => boolean) => ({
  debian: ['netscape'] as const,
  find: () => {
    if (!isThere()) throw new Error('Install Netscape.');
    return '/usr/bin/netscape';
  },
});

describe('engines', () => {
  it('are named one by one or all together, and an unknown one is refused', () => {
    expect(enginesNamed('all')).toEqual(['chromium', 'firefox', 'webkit']);
    expect(enginesNamed('webkit,firefox')).toEqual(['webkit', 'firefox']);
    expect(() => enginesNamed('firefox,netscape')).toThrow('netscape');
  });

  it('that are there are not installed', async () => {
    const install = vi.fn(() => true);
    expect(
      await obtainEngine(
        engineOf(() => true),
        install,
      ),
    ).toBeNull();
    expect(install).not.toHaveBeenCalled();
  });

  it('that are missing are installed by their package', async () => {
    let isThere = false;
    const install = vi.fn(() => {
      isThere = true;
      return true;
    });
    expect(
      await obtainEngine(
        engineOf(() => isThere),
        install,
      ),
    ).toBeNull();
    expect(install).toHaveBeenCalledWith('netscape');
  });

  it.each([
    ['cannot be installed here', () => false, 'Install Netscape.'],
    ['cannot be found after the installation', () => true, 'Install Netscape.'],
    ['are not allowed to be installed', null, 'Install Netscape.'],
    [
      'fail to install',
      () => {
        throw new Error('No network.');
      },
      'No network.',
    ],
  ])('that are missing and %s give the reason, without an exception', async (_, install, reason) => {
    expect(
      await obtainEngine(
        engineOf(() => false),
        install,
      ),
    ).toBe(reason);
  });
});
