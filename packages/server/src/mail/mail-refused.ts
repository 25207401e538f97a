/** A mail that will never be taken: tried again it would only harm the name of who sends it. */
export class MailRefused extends Error {}
