import { Login, Orders } from '@foyer/react';

export const refused = (
  <>
    {/* @ts-expect-error an unknown property */}
    <Orders columns={3} />
    {/* @ts-expect-error a property of another type */}
    <Orders pageSize="many" />
    {/* @ts-expect-error an unknown property of the detail */}
    <Login onSignedIn={(event) => event.detail.pieces} />
  </>
);
