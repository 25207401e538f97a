import type {} from '@foyer/elements/typings/react';

export const refused = (
  <>
    {/* @ts-expect-error an attribute there is not */}
    <foyer-cart columns={3} />
    {/* @ts-expect-error a value there is not */}
    <foyer-shop view="mosaic" />
  </>
);
document.querySelector('foyer-login')?.addEventListener('foyer-signed-in', ({ detail }) => {
  // @ts-expect-error a detail there is not
  detail.pieces;
});
