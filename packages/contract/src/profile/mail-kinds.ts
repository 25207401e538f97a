/** The kinds of mail that somebody may do without: confirmed orders, quotations, requests (use cases) and tickets. */
export const choosableMailKinds = ['orders', 'quotations', 'requests', 'tickets'] as const;

/**
 * Those that always come: articles that are back, which somebody asked to be told of one by one; what the service has to look after; and what
 * concerns the safety of an account.
 */
export const requiredMailKinds = ['stock', 'service', 'security'] as const;

/** Every kind of mail there is. A mail says which it is, so that none is sent past somebody's choice. */
export const mailKinds = [...choosableMailKinds, ...requiredMailKinds] as const;
/** One of {@link mailKinds}. */
export type MailKind = (typeof mailKinds)[number];
/** One of {@link choosableMailKinds}. */
export type ChoosableMailKind = (typeof choosableMailKinds)[number];
