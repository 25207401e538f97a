/**
 * A setup file: what widgets load late out of react-aria is there before the first test, some 500 modules a worker, so that a test
 * waits for what it does and not for the loading of them. That they do load late is tested where they lie (`ui/src/late`).
 */
await Promise.all([
  import('../combo-box/combo-box-aria.tsx'),
  import('../date-field/calendar-popup.tsx'),
  import('../menu/menu-popup.tsx'),
]);
