import { createIcon } from './create-icon.tsx';

export const CompassIcon = /* @__PURE__ */ createIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.5 8.5l-2 5-5 2 2-5 5-2Z',
);
export const CloudOffIcon = /* @__PURE__ */ createIcon(
  'M3 3l18 18M7 8.5A5 5 0 0 0 7 18h10M10 6.3A6 6 0 0 1 17.5 11 3.7 3.7 0 0 1 20 16.7',
);
export const ToolsIcon = /* @__PURE__ */ createIcon('M4 20h16M6 20V9l6-5 6 5v11M10 20v-5h4v5');
export const ComputerIcon = /* @__PURE__ */ createIcon('M4 5h16v11H4zM2 20h20M9 16.5V20M15 16.5V20');
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M7 2.5h10a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1ZM11 18h2',
);
