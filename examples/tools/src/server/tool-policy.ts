/** Own scripts and styles, the own API, the portal's public one and the icons of its brands; in frames of the portal and of the pages that are named. */
export const toolPolicy = (portalUrl: string, framedBy: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${portalUrl}`,
    `img-src 'self' data: ${portalUrl}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${[portalUrl, ...framedBy].join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
