/** Kinds of mail that a person can switch off: order confirmations, quotations, requests (use cases) and tickets. */
export const choosableMailKinds = ['orders', 'quotations', 'requests', 'tickets'] as const;

/**
 * Kinds of mail that are always sent: articles back in stock, which a person asked for one by one; matters for the service to handle; and
 * the security of an account.
 */
export const requiredMailKinds = ['stock', 'service', 'security'] as const;

/** Every kind of mail. A mail names its kind, so that none is sent against a person's choice. */
export const mailKinds = [...choosableMailKinds, ...requiredMailKinds] as const;
/** One of {@link mailKinds}. */
export type MailKind = (typeof mailKinds)[number];
/** One of {@link choosableMailKinds}. */
export type ChoosableMailKind = (typeof choosableMailKinds)[number];
