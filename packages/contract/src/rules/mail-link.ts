/**
 * Returns the URL that opens a new mail to an address. @see RFC 6068 section 2: the part before the at sign is percent-encoded, including
 * `&` and `?`
 */
export function mailLink(email: string, subject?: string): string {
  const to = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
