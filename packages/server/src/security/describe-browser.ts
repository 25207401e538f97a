export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'unknown';

/** Description of a browser without versions, by which its owner recognizes it. */
export interface DescribedBrowser {
  readonly browser: string | null;
  readonly system: string | null;
  readonly deviceKind: DeviceKind;
}

/** Order matters: most browsers also claim to be Chrome or Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string, DeviceKind])[] = [
  [/\biPhone\b/, 'iOS', 'phone'],
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows NT\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bMacintosh\b/, 'macOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** Reads a `User-Agent`. Browsers have frozen its form, so a table is sufficient; an unknown browser stays null. */
export function describeBrowser(userAgent: string | null): DescribedBrowser {
  const text = (userAgent ?? '').slice(0, 500);
  const [, browser = null] = browsers.find(([pattern]) => pattern.test(text)) ?? [];
  const [, system = null, deviceKind = 'unknown'] = systems.find(([pattern]) => pattern.test(text)) ?? [];
  return { browser, system, deviceKind };
}
