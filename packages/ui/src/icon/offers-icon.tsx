import { createIcon } from './create-icon.tsx';

export const OffersIcon = /* @__PURE__ */ createIcon(
  'M3.5 12.3V5A1.5 1.5 0 0 1 5 3.5h7.3l8.2 8.2a1.5 1.5 0 0 1 0 2.1l-6.7 6.7a1.5 1.5 0 0 1-2.1 0L3.5 12.3ZM8 9a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
);
