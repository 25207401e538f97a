import { createIcon } from './create-icon.tsx';

export const ExternalLinkIcon = /* @__PURE__ */ createIcon(
  'M13.5 4H20v6.5M20 4l-9 9M17.5 14v4.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18.5V8a1.5 1.5 0 0 1 1.5-1.5H10',
  { isDirectional: true },
);
