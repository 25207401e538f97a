/** SVG path of the cart, for React and for the badge on pages without React. */
export const cartPath =
  'M2.5 4h2.2l2.6 11.5h10.9l2.3-8.5H5.4M9 20.2a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8ZM17 20.2a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8Z';
