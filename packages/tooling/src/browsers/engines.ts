import { obtainChromium } from '../browser.ts';
import { installFromDebian } from '../install-from-debian.ts';
import { findFirefox } from './firefox.ts';
import { findWebKit } from './webkit.ts';

interface EngineInfo {
  readonly title: string;
  /** Finds its programs; throws with what to do where they are missing. */
  readonly find: () => unknown;
  /** Debian’s packages of it. */
  readonly debian: readonly [string, ...string[]];
}

/** The engines that the product works in, by what they are called in options and reports. */
export const engines = {
  chromium: { title: 'Chromium', find: obtainChromium, debian: ['chromium'] },
  firefox: { title: 'Firefox', find: findFirefox, debian: ['firefox-esr'] },
  webkit: { title: 'WebKit', find: findWebKit, debian: ['webkit2gtk-driver', 'xvfb'] },
} as const satisfies Readonly<Record<string, EngineInfo>>;
export type Engine = keyof typeof engines;

const isEngine = (name: string): name is Engine => Object.hasOwn(engines, name);

/** `firefox,webkit` or `all`. Throws where one is unknown. */
export function enginesNamed(list: string): readonly Engine[] {
  if (list === 'all') return Object.keys(engines).filter(isEngine);
  const names = list.split(',');
  const unknown = names.find((name) => !isEngine(name));
  if (unknown !== undefined)
    throw new Error(`There is no engine ${unknown}: ${Object.keys(engines).join(', ')}, all`);
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

/** Finds an engine, or installs it from Debian as root where that is asked for. Answers why it cannot be had; null where it is there. */
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
