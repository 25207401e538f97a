import type { Config } from '../config.ts';
import type { OutsideOrigins } from '../domain/branding/brands.repo.ts';
import type { InlineCode } from './inline-code.ts';

/** The other hosts that brands name, and the origins of their tools. */
export interface PolicyOrigins extends OutsideOrigins {
  readonly tools: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * The policy of the portal's page: own scripts and styles only, as files or as the build has put them into its documents, the tools that
 * brands have in frames, pictures and chat assistants of our own and of the hosts that brands name.
 */
export const portalPolicy = (
  { pictures, chats, tools }: PolicyOrigins,
  { scripts, styles }: InlineCode,
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(scripts)].join(' '),
    ["style-src 'self'", ...quoted(styles)].join(' '),
    ["connect-src 'self'", ...chats].join(' '),
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${tools.length > 0 ? tools.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** Sets what every answer carries; headers an answer already has are kept. */
export function setSecurityHeaders(headers: Headers, config: Config): void {
  const wanted: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    // No other site may load an answer as a picture, script or style; pages a brand allows read it by CORS.
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    ...(config.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  // What says itself who may frame it must not be refused by the older header.
  if (/frame-ancestors (?!'none')/.test(headers.get('content-security-policy') ?? ''))
    delete wanted['x-frame-options'];
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value);
}
