import { createIcon } from './create-icon.tsx';

export const CameraIcon = /* @__PURE__ */ createIcon(
  'M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
);
export const CreditCardIcon = /* @__PURE__ */ createIcon(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3 10h18M6.5 14.5h4',
);
export const GaugeIcon = /* @__PURE__ */ createIcon(
  'M5 18.5a9 9 0 1 1 14 0M12 13.5l4-4.5M12 14.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
);
export const FormIcon = /* @__PURE__ */ createIcon(
  'M6 3.5h12A1.5 1.5 0 0 1 19.5 5v14a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5ZM8 8.5l1.2 1.2L11.5 7.5M14 8.5h2.5M8 14.5l1.2 1.2L11.5 13.5M14 14.5h2.5',
);
export const UploadIcon = /* @__PURE__ */ createIcon('M12 16V4.5M7 9l5-5 5 5M4 20h16');
export const SunIcon = /* @__PURE__ */ createIcon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const DisplayIcon = /* @__PURE__ */ createIcon('M4 5h16v11H4zM12 16v4M8.5 20h7');
export const MoonIcon = /* @__PURE__ */ createIcon('M20 14.3A8.3 8.3 0 0 1 9.7 4a8.3 8.3 0 1 0 10.3 10.3Z');
export const MoreIcon = /* @__PURE__ */ createIcon(
  'M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM19 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
);
