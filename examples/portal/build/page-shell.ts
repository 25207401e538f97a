import { type PortalRouteName, portalRoutes } from '@foyer/react/ahead';

/** What a document says of its screen, as HTML. */
export interface ShellTexts {
  readonly title: string;
  /** The screen's own heading will say the same: it is drawn where that will stand. */
  readonly isHeading: boolean;
  readonly registerQuestion: string;
  readonly register: string;
}

export const toTag = (locale: string): string => locale.replace('_', '-');

/** What is there where scripts are blocked: a page that says what it needs. */
export const needsScript = (locale: string, text: string): string =>
  `<noscript><p class="needs-script" lang="${toTag(locale)}">${text}</p></noscript>`;

/** The place of the bar, the header and the screen. Who listens hears what the screen is called, and later the screen in its place. */
const shopShell = ({ title, isHeading }: ShellTexts) =>
  `<div id="shell" class="shell-in"><div class="shop-layout"><div class="shop-menu"></div><div class="shop-page"><div class="shop-header"></div><main class="shop-main held-back"><h1 class="${isHeading ? 'shell-title' : 'shell-block shell-heading'}">${title}</h1><div class="shell-block shell-screen"></div></main></div></div></div>`;

/** The login's form is painted into it by the first stage of the element. The link is relative: it stays below the brand. */
const loginShell = (locale: string, { registerQuestion, register }: ShellTexts) =>
  `<div id="shell" class="shell-out"><div class="login-layout"><main class="login-main"><foyer-login class="login-panel" autofocus locale="${locale}" scheme="light"></foyer-login><!--logo--></main><p class="login-register">${registerQuestion} <a class="shell-link" href="activate-invitation">${register}</a></p><div class="login-footer"></div></div></div>`;

/** What a document draws before any code is there; nothing for the pages that a link in a mail leads to. */
export function pageShell(name: PortalRouteName, locale: string, texts: ShellTexts): string {
  if (name === 'login') return loginShell(locale, texts);
  return portalRoutes[name].layout === 'shop' ? shopShell(texts) : '';
}
