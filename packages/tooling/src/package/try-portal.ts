import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fallbackLanguage } from '@foyer/contract/languages';
import { longestWait } from '@foyer/testing/test-limits';
import { chromium } from 'playwright';
import { chromiumArguments, obtainChromium } from '../browser.ts';
import { typescript7 } from '../compilers.ts';
import { inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { builtFolders, startServer } from '../start-server.ts';
import { addLibrary, addOurs, type Tarballs } from './make-host.ts';

const source = inRoot('examples/portal');
/** Third-party packages that the portal imports, and their types. */
const libraries = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite'];

/** Whether a source belongs to the portal: no tests, and no tools of other parties. */
const isPortal = (path: string) => !/\.test\.tsx?$|[\\/]src[\\/]tools(?:[\\/]|$)/.test(path);

/** Creates a copy of the portal's page and sources that uses our packages from the tarballs. */
async function makePortal(folder: string, tarballs: Tarballs): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of ['index.html', 'src'])
    cpSync(join(source, name), join(folder, name), { recursive: true, filter: isPortal });
  const { compilerOptions } = JSON.parse(readFileSync(inRoot('tsconfig.base.json'), 'utf8'));
  const config = { compilerOptions: { ...compilerOptions, types: ['vite/client'] }, include: ['src'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await addOurs('@foyer/react', folder, tarballs);
  for (const name of libraries) await addLibrary(name, source, folder, folder);
}

/** Signs in on the built portal and opens the orders. Returns the faults. */
async function usePortal(dist: string): Promise<string[]> {
  const faults: string[] = [];
  const server = await startServer({ ...builtFolders, FOYER_PORTAL_DIR: dist });
  const browser = await chromium.launch({ executablePath: await obtainChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ locale: fallbackLanguage });
    page.setDefaultTimeout(longestWait);
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`${server.url}/de_DE/order-overview`);
    await page.locator('input[name=username]').fill('manager@nordwind.example');
    await page.locator('input[name=password]').fill('Foyer-Demo-2026');
    await page.locator('input[name=password]').press('Enter');
    await page
      .locator('#main')
      .getByText(/AB-\d{4}-\d+/)
      .first()
      .waitFor();
  } catch (error) {
    faults.push(String(error));
  } finally {
    await browser.close();
    await server.end();
  }
  return faults;
}

/** The number of checks of {@link tryPortal}. */
export const portalChecks = 3;

/**
 * Compiles the sources of the reference portal outside of this repository, with only the packed packages, builds them with Vite without our
 * plugins, and uses the result. Returns the faults by check.
 */
export async function tryPortal(tarballs: Tarballs): Promise<Record<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-portal-'));
  const run = async (program: string, ...args: string[]) => {
    const { code, output } = await runCommand(program, args, {
      cwd: folder,
      env: { NODE_ENV: 'production' },
    });
    return code === 0 ? [] : output.trim().split('\n');
  };
  try {
    await makePortal(folder, tarballs);
    const types = await run('node', typescript7, '-p', '.');
    const build = await run('vite', 'build', '--logLevel', 'warn');
    return {
      'the portal from the packages: its types are correct': types,
      'the portal from the packages: Vite builds it': build,
      'the portal from the packages: a user signs in':
        build.length === 0 ? await usePortal(join(folder, 'dist')) : ['It was not built.'],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
