import { createIcon } from './create-icon.tsx';

export const HomeIcon = /* @__PURE__ */ createIcon('M3 11.2 12 4l9 7.2M5.5 9.5V20h13V9.5M9.75 20v-6h4.5v6');
export const UsersIcon = /* @__PURE__ */ createIcon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.9c2.2.7 3.5 2.5 3.5 5.1',
);
export const ShopIcon = /* @__PURE__ */ createIcon(
  'M4.5 10.5V20h15v-9.5M3 7.8 5 4h14l2 3.8a3 3 0 0 1-6 .4 3 3 0 0 1-6 0 3 3 0 0 1-6-.4ZM9.5 20v-5h5v5',
);
export const ShipmentsIcon = /* @__PURE__ */ createIcon(
  'M2.5 6h11.5v10.5H2.5ZM14 9.5h4l3.5 3.6v3.4H14M6.5 19a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8ZM17.5 19a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Z',
);
export const TicketIcon = /* @__PURE__ */ createIcon(
  'M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v2.5a2.5 2.5 0 0 0 0 5V17a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17v-2.5a2.5 2.5 0 0 0 0-5V7ZM14.5 6v1.5M14.5 11.2v1.6M14.5 16.5V18',
);
export const BookIcon = /* @__PURE__ */ createIcon(
  'M12 6.5c-1.8-1.5-4.5-2-8.5-2v13.5c4 0 6.7.5 8.5 2 1.8-1.5 4.5-2 8.5-2V4.5c-4 0-6.7.5-8.5 2ZM12 6.5V20',
);
export const PlugIcon = /* @__PURE__ */ createIcon(
  'M9 3.5v4.5M15 3.5v4.5M6 8h12v3.5a6 6 0 0 1-12 0V8ZM12 17.5v3',
);
export const BoltIcon = /* @__PURE__ */ createIcon('M13 2.5 4.5 13.5H11l-1 8 8.5-11H12l1-8Z');
export const MenuIcon = /* @__PURE__ */ createIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const LogoutIcon = /* @__PURE__ */ createIcon(
  'M10 20.5H5.5A1.5 1.5 0 0 1 4 19V5a1.5 1.5 0 0 1 1.5-1.5H10M15.5 16.5 20 12l-4.5-4.5M20 12H9.5',
  { isDirectional: true },
);
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.3 3.5 5.1 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.1-3.5-8.5s1.2-6.2 3.5-8.5Z',
);
export const BuildingIcon = /* @__PURE__ */ createIcon(
  'M5 20.5V5A1.5 1.5 0 0 1 6.5 3.5h7A1.5 1.5 0 0 1 15 5v15.5M15 9.5h3a1.5 1.5 0 0 1 1.5 1.5v9.5M3 20.5h18M8.5 8h3M8.5 12h3M8.5 16h3',
);
export const SwitchIcon = /* @__PURE__ */ createIcon(
  'M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19',
);
export const NewsIcon = /* @__PURE__ */ createIcon(
  'M4 5.5h13V19a1.5 1.5 0 0 0 1.5 1.5H6A2 2 0 0 1 4 18.5V5.5ZM17 9.5h3.5V19a1.5 1.5 0 0 1-1.5 1.5M7.5 9h6M7.5 12.5h6M7.5 16h3.5',
);
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M5 5h14a1.5 1.5 0 0 1 1.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V6.5A1.5 1.5 0 0 1 5 5ZM3.5 9.5h17M8 3v4M16 3v4',
);
export const InvoicesIcon = /* @__PURE__ */ createIcon(
  'M6 3.5h12v17l-2.4-1.7-2.4 1.7-2.4-1.7-2.4 1.7L6 18.8V3.5ZM14.8 8.3a2.7 2.7 0 1 0 0 4.4M9 9.7h4.2M9 11.4h4.2',
);
export const HelpIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.6 9.6a2.5 2.5 0 1 1 3.4 2.3c-.7.3-1 .8-1 1.6M12 16.6v.1',
);
export const ChatIcon = /* @__PURE__ */ createIcon('M4 5h16v11H10l-4 4v-4H4V5ZM8 9h8M8 12h5');
