import type {} from '@foyer/elements/typings/solid';

export const refused = () => (
  <>
    {/* @ts-expect-error a value there is not */}
    <foyer-shop view="mosaic" />
    {/* @ts-expect-error an attribute there is not */}
    <foyer-cart columns={3} />
    {/* @ts-expect-error a detail there is not */}
    <foyer-login on:foyer-signed-in={(event) => event.detail.pieces} />
  </>
);
