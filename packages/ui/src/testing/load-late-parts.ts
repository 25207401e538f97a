/**
 * Setup file that loads the lazy parts with react-aria before the first test (some 500 modules per worker), so that tests do not wait for
 * them. Lazy loading itself is tested in `ui/src/late`.
 */
await Promise.all([
  import('../combo-box/combo-box-aria.tsx'),
  import('../date-field/calendar-popup.tsx'),
  import('../menu/menu-popup.tsx'),
]);
