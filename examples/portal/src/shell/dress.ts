import { createBrandTokens } from '@foyer/react/ahead';

/** What a document shows of a brand. */
interface BrandLook {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly faviconUrl: string | null;
  /** `FFB000` */
  readonly primaryColor: string;
  /** {@link brandSheet} of its colour. */
  readonly css: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/**
 * A document of the build in the look of a brand: its name, favicon, colours and logo. It runs on the server, which knows brands and
 * nothing of this markup.
 */
export function dressDocument(html: string, look: BrandLook): string {
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

/** The colours of a brand that are not everybody's, for the page as a whole: what is drawn before the theme is there. Empty where there are none. */
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
