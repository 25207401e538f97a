import { type PortalRouteName, portalRoutes } from '@foyer/react/ahead';

/** Texts of a screen in its document, as HTML. */
export interface ShellTexts {
  readonly title: string;
  /** Whether the screen's own heading has the same text, so that the title is drawn at the place of that heading. */
  readonly isHeading: boolean;
  readonly registerQuestion: string;
  readonly register: string;
}

export const toTag = (locale: string): string => locale.replace('_', '-');

/** The note for a browser with blocked scripts: the page needs scripts. */
export const needsScript = (locale: string, text: string): string =>
  `<noscript><p class="needs-script" lang="${toTag(locale)}">${text}</p></noscript>`;

/** The outline of menu, header and screen. A screen reader reads the name of the screen first, and later the screen in its place. */
const shopShell = ({ title, isHeading }: ShellTexts) =>
  `<div id="shell" class="shell-in"><div class="shop-layout"><div class="shop-menu"></div><div class="shop-page"><div class="shop-header"></div><main class="shop-main held-back"><h1 class="${isHeading ? 'shell-title' : 'shell-block shell-heading'}">${title}</h1><div class="shell-block shell-screen"></div></main></div></div></div>`;

/** The shell of the login; the first stage of the element paints the form into it. The link is relative, so that it keeps the brand. */
const loginShell = (locale: string, { registerQuestion, register }: ShellTexts) =>
  `<div id="shell" class="shell-out"><div class="login-layout"><main class="login-main"><foyer-login class="login-panel" autofocus locale="${locale}" scheme="light"></foyer-login><!--logo--></main><p class="login-register">${registerQuestion} <a class="shell-link" href="activate-invitation">${register}</a></p><div class="login-footer"></div></div></div>`;

/** The shell that a document draws before any code is loaded; empty for the pages that a link in a mail leads to. */
export function pageShell(name: PortalRouteName, locale: string, texts: ShellTexts): string {
  if (name === 'login') return loginShell(locale, texts);
  return portalRoutes[name].layout === 'shop' ? shopShell(texts) : '';
}
