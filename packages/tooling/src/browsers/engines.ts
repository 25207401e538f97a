import { obtainChromium } from '../browser.ts';
import { installFromDebian } from '../install-from-debian.ts';
import { findFirefox } from './firefox.ts';
import { findWebKit } from './webkit.ts';

interface EngineInfo {
  readonly title: string;
  /** Finds its programs; throws an error that says what to install if they are missing. */
  readonly find: () => unknown;
  /** Debian’s packages of it. */
  readonly debian: readonly [string, ...string[]];
}

/** The supported engines, by their names in options and reports. */
export const engines = {
  chromium: { title: 'Chromium', find: obtainChromium, debian: ['chromium'] },
  firefox: { title: 'Firefox', find: findFirefox, debian: ['firefox-esr'] },
  webkit: { title: 'WebKit', find: findWebKit, debian: ['webkit2gtk-driver', 'xvfb'] },
} as const satisfies Readonly<Record<string, EngineInfo>>;
export type Engine = keyof typeof engines;

const isEngine = (name: string): name is Engine => Object.hasOwn(engines, name);

/** Parses `firefox,webkit` or `all`. Throws an error if an engine is unknown. */
export function enginesNamed(list: string): readonly Engine[] {
  if (list === 'all') return Object.keys(engines).filter(isEngine);
  const names = list.split(',');
  const unknown = names.find((name) => !isEngine(name));
  if (unknown !== undefined)
    throw new Error(`There is no engine ${unknown}. Engines: ${Object.keys(engines).join(', ')}, all`);
  return names.filter(isEngine);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function whyNotFound(find: () => unknown): Promise<string | null> {
  try {
    await find();
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Finds an engine, or installs it from Debian as root unless `install` is null. Returns null, or the reason why it is not available. */
export async function obtainEngine(
  { find, debian }: Pick<EngineInfo, 'find' | 'debian'>,
  install: ((...names: EngineInfo['debian']) => boolean) | null = installFromDebian,
): Promise<string | null> {
  const missing = await whyNotFound(find);
  if (missing === null || !install) return missing;
  try {
    return install(...debian) ? await whyNotFound(find) : missing;
  } catch (error) {
    return messageOf(error);
  }
}
