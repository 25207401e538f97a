import type {} from '@foyer/elements/typings/solid';

export const refused = () => (
  <>
    {/* @ts-expect-error an unknown value */}
    <foyer-shop view="mosaic" />
    {/* @ts-expect-error an unknown attribute */}
    <foyer-cart columns={3} />
    {/* @ts-expect-error an unknown property of the detail */}
    <foyer-login on:foyer-signed-in={(event) => event.detail.pieces} />
  </>
);
