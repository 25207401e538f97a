import { createIcon } from './create-icon.tsx';

export const AlertIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V13M12 16.2v.1',
);
const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';
export const EyeIcon = /* @__PURE__ */ createIcon(eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(`${eye}M4 4l16 16`);
