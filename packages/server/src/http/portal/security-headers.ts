import type { Config } from '../../config.ts';
import type { OutsideOrigins } from '../../domain/branding/brands.repo.ts';
import type { InlineCode } from './inline-code.ts';

/** Other hosts in the settings of brands, and the origins of their tools. */
export interface PolicyOrigins extends OutsideOrigins {
  readonly tools: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * Policy of the portal's page: own scripts and styles only, from files or inline by the build, frames of the brands' tools, pictures and
 * chat assistants of the own origin and of the hosts in the settings of brands.
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

/** Sets the headers of every answer; headers that an answer already has are kept. */
export function setSecurityHeaders(headers: Headers, config: Config): void {
  const wanted: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    // no other site may load an answer as a picture, script or style; pages that a brand allows read it by CORS
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    ...(config.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  // an answer with its own frame-ancestors must not be blocked by the older header
  if (/frame-ancestors (?!'none')/.test(headers.get('content-security-policy') ?? ''))
    delete wanted['x-frame-options'];
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value);
}
