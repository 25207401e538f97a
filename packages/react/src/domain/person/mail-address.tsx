/** An e-mail address that wraps only after its `@`. */
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
