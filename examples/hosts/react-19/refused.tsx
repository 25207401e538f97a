import { Login, Orders } from '@foyer/react';

export const refused = (
  <>
    {/* @ts-expect-error a property there is not */}
    <Orders columns={3} />
    {/* @ts-expect-error a property of another type */}
    <Orders pageSize="many" />
    {/* @ts-expect-error a detail there is not */}
    <Login onSignedIn={(event) => event.detail.pieces} />
  </>
);
