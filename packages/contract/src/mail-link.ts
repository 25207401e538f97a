/** The address that writes a mail. @see RFC 6068 section 2: what stands before the at sign is percent-encoded, `&` and `?` too */
export function mailLink(email: string, subject?: string): string {
  const to = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
