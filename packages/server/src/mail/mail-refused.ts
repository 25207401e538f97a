/** A mail that is permanently refused: further attempts would only harm the sender's reputation. */
export class MailRefused extends Error {}
