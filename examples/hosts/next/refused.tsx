import { FoyerProvider, Login } from '@foyer/react';

export const refused = (
  <>
    {/* @ts-expect-error an address is text */}
    <FoyerProvider apiBase={4400}>{null}</FoyerProvider>
    {/* @ts-expect-error an unknown property */}
    <Login columns={3} />
  </>
);
