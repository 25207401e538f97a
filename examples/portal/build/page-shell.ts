import { type PortalRouteName, portalRoutes } from '@foyer/react/ahead';

/** What a document says of its screen. */
export interface ShellTexts {
  readonly registerQuestion: string;
  readonly register: string;
}

/** The place of the bar, the header and the screen; nothing of it is read out. */
const shopShell = `<div id="shell" class="shell-in" aria-hidden="true"><div class="shop-layout"><div class="shop-menu"></div><div class="shop-page"><div class="shop-header"></div><div class="shop-main held-back"><div class="shell-block shell-heading"></div><div class="shell-block shell-screen"></div></div></div></div></div>`;

/** The login's form is painted into it by the first stage of the element. The link is relative: it stays below the brand. */
const loginShell = (locale: string, { registerQuestion, register }: ShellTexts) =>
  `<div id="shell" class="shell-out"><div class="login-layout"><main class="login-main"><foyer-login class="login-panel" autofocus locale="${locale}" scheme="light"></foyer-login></main><p class="login-register">${registerQuestion} <a class="shell-link" href="activate-invitation">${register}</a></p><div class="login-footer"><div class="shell-foot"></div></div></div></div>`;

/** What a document draws before any code is there; nothing for the pages that a link in a mail leads to. */
export function pageShell(name: PortalRouteName, locale: string, texts: ShellTexts): string {
  if (name === 'login') return loginShell(locale, texts);
  return portalRoutes[name].layout === 'shop' ? shopShell : '';
}
