/** An e-mail address that goes on behind its `@` where it has to break, and not in the middle of a word. */
export function MailAddress({ of }: { readonly of: string }) {
  const host = of.indexOf('@') + 1;
  return (
    <>
      {of.slice(0, host)}
      <wbr />
      {of.slice(host)}
    </>
  );
}
