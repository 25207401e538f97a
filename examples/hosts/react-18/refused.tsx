import type {} from '@foyer/elements/typings/react';

export const refused = (
  <>
    {/* @ts-expect-error an unknown attribute */}
    <foyer-cart columns={3} />
    {/* @ts-expect-error an unknown value */}
    <foyer-shop view="mosaic" />
  </>
);
document.querySelector('foyer-login')?.addEventListener('foyer-signed-in', ({ detail }) => {
  // @ts-expect-error an unknown property of the detail
  detail.pieces;
});
