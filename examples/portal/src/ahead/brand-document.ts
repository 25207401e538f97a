import { createBrandTokens } from '@foyer/react/ahead';

/** The parts of a brand that a document shows. */
interface BrandLook {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly faviconUrl: string | null;
  /** `FFB000` */
  readonly primaryColor: string;
  /** The {@link brandSheet} of `primaryColor`. */
  readonly css: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/**
 * Brands a document of the build: sets name, favicon, colours and logo. It runs on the server, which knows the brands, but not this
 * markup.
 */
export function brandDocument(html: string, look: BrandLook): string {
  const { name, logoUrl, faviconUrl, primaryColor, css } = look;
  const icon = faviconUrl && `<link rel="icon" href="${escaped(faviconUrl)}">`;
  const logo = logoUrl
    ? `<span class="shell-logo"><img src="${escaped(logoUrl)}" alt="${escaped(name)}"></span>`
    : '';
  const sheet = css && `<style id="brand-sheet" data-color="${escaped(primaryColor)}">${css}</style>\n  `;
  return html
    .replace(/Foyer<\/title>/, () => `${escaped(name)}</title>`)
    .replace(/<link rel="icon"[^>]*>/, (own) => icon || own)
    .replace('<!--logo-->', () => logo)
    .replace('</head>', () => `${sheet}</head>`);
}

/** The colours in which a brand differs from the default, for the page as a whole, until the theme is loaded. Empty if there are none. */
export function brandSheet(primaryColor: string): string {
  const tokens = (scheme: 'light' | 'dark', color?: string) =>
    createBrandTokens(color === undefined ? {} : { primaryColor: color }, scheme);
  const [light, dark] = [tokens('light', primaryColor), tokens('dark', primaryColor)];
  const [ownLight, ownDark] = [tokens('light'), tokens('dark')];
  const isOwn = (name: string) => light[name] === ownLight[name] && dark[name] === ownDark[name];
  const lines = Object.keys(light).flatMap((name) =>
    isOwn(name) ? [] : [`${name}:light-dark(${light[name]},${dark[name]})`],
  );
  return lines.length === 0 ? '' : `:root{${lines.join(';')}}`;
}
