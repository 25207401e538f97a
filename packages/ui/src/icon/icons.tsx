import { createIcon } from './create-icon.tsx';

export * from './field-icons.tsx';

export const HomeIcon = /* @__PURE__ */ createIcon('M3 11.2 12 4l9 7.2M5.5 9.5V20h13V9.5M9.75 20v-6h4.5v6');
export const UsersIcon = /* @__PURE__ */ createIcon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.9c2.2.7 3.5 2.5 3.5 5.1',
);
export const FormIcon = /* @__PURE__ */ createIcon(
  'M6 3.5h12A1.5 1.5 0 0 1 19.5 5v14a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5ZM8 8.5l1.2 1.2L11.5 7.5M14 8.5h2.5M8 14.5l1.2 1.2L11.5 13.5M14 14.5h2.5',
);
export const NewsIcon = /* @__PURE__ */ createIcon(
  'M4 5.5h13V19a1.5 1.5 0 0 0 1.5 1.5H6A2 2 0 0 1 4 18.5V5.5ZM17 9.5h3.5V19a1.5 1.5 0 0 1-1.5 1.5M7.5 9h6M7.5 12.5h6M7.5 16h3.5',
);
export const CartIcon = /* @__PURE__ */ createIcon(
  'M2.5 4h2.2l2.6 11.5h10.9l2.3-8.5H5.4M9 20.2a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8ZM17 20.2a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8Z',
);
export const ShopIcon = /* @__PURE__ */ createIcon(
  'M4.5 10.5V20h15v-9.5M3 7.8 5 4h14l2 3.8a3 3 0 0 1-6 .4 3 3 0 0 1-6 0 3 3 0 0 1-6-.4ZM9.5 20v-5h5v5',
);
export const OrdersIcon = /* @__PURE__ */ createIcon(
  'M12 3 4 7v10l8 4 8-4V7l-8-4ZM4 7l8 4 8-4M12 11v10M8 5l8 4v3.5',
);
export const OffersIcon = /* @__PURE__ */ createIcon(
  'M3.5 12.3V5A1.5 1.5 0 0 1 5 3.5h7.3l8.2 8.2a1.5 1.5 0 0 1 0 2.1l-6.7 6.7a1.5 1.5 0 0 1-2.1 0L3.5 12.3ZM8 9a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
);
export const DocumentIcon = /* @__PURE__ */ createIcon(
  'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5ZM13.5 3.5v5h5M9 13h6M9 16.5h4',
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
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M5 5h14a1.5 1.5 0 0 1 1.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V6.5A1.5 1.5 0 0 1 5 5ZM3.5 9.5h17M8 3v4M16 3v4',
);
export const BoltIcon = /* @__PURE__ */ createIcon('M13 2.5 4.5 13.5H11l-1 8 8.5-11H12l1-8Z');
export const ChevronUpIcon = /* @__PURE__ */ createIcon('m6 15 6-6 6 6');
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9 6 6 6-6');
export const ChevronStartIcon = /* @__PURE__ */ createIcon('m15 5-7 7 7 7', { isDirectional: true });
export const ChevronEndIcon = /* @__PURE__ */ createIcon('m9 5 7 7-7 7', { isDirectional: true });
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M12 19.5v-15M5.5 11 12 4.5l6.5 6.5');
export const ArrowDownIcon = /* @__PURE__ */ createIcon('M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5');
export const CloseIcon = /* @__PURE__ */ createIcon('M6 6l12 12M18 6 6 18');
export const CheckIcon = /* @__PURE__ */ createIcon('m4.5 12.5 5 5 10-11');
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7l5 5',
);
export const FilterIcon = /* @__PURE__ */ createIcon('M3.5 6h17M7 12h10M10.5 18h3');
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 3.5V15M7 10.5l5 5 5-5M4 20h16');
export const UploadIcon = /* @__PURE__ */ createIcon('M12 16V4.5M7 9l5-5 5 5M4 20h16');
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M4 6.5h16M9 6.5V4.5A1 1 0 0 1 10 3.5h4a1 1 0 0 1 1 1v2M6 6.5l.8 12.6a1.5 1.5 0 0 0 1.5 1.4h7.4a1.5 1.5 0 0 0 1.5-1.4L18 6.5M10 10.5v6M14 10.5v6',
);
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14');
export const MenuIcon = /* @__PURE__ */ createIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const LogoutIcon = /* @__PURE__ */ createIcon(
  'M10 20.5H5.5A1.5 1.5 0 0 1 4 19V5a1.5 1.5 0 0 1 1.5-1.5H10M15.5 16.5 20 12l-4.5-4.5M20 12H9.5',
  { isDirectional: true },
);
export const UserIcon = /* @__PURE__ */ createIcon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c0-4 3.3-6 7.5-6s7.5 2 7.5 6',
);
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.3 3.5 5.1 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.1-3.5-8.5s1.2-6.2 3.5-8.5Z',
);
export const WarningIcon = /* @__PURE__ */ createIcon('M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17.2v.1');
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.7v.1',
);
export const SuccessIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.3l2.7 2.7L16 9.5',
);
export const CameraIcon = /* @__PURE__ */ createIcon(
  'M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
);
export const CreditCardIcon = /* @__PURE__ */ createIcon(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3 10h18M6.5 14.5h4',
);
export const GaugeIcon = /* @__PURE__ */ createIcon(
  'M5 18.5a9 9 0 1 1 14 0M12 13.5l4-4.5M12 14.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
);
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(
  'M13.5 4H20v6.5M20 4l-9 9M17.5 14v4.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18.5V8a1.5 1.5 0 0 1 1.5-1.5H10',
  { isDirectional: true },
);
export const BuildingIcon = /* @__PURE__ */ createIcon(
  'M5 20.5V5A1.5 1.5 0 0 1 6.5 3.5h7A1.5 1.5 0 0 1 15 5v15.5M15 9.5h3a1.5 1.5 0 0 1 1.5 1.5v9.5M3 20.5h18M8.5 8h3M8.5 12h3M8.5 16h3',
);
export const SwitchIcon = /* @__PURE__ */ createIcon(
  'M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19',
);
export const SunIcon = /* @__PURE__ */ createIcon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const MoonIcon = /* @__PURE__ */ createIcon('M20 14.3A8.3 8.3 0 0 1 9.7 4a8.3 8.3 0 1 0 10.3 10.3Z');
export const MoreIcon = /* @__PURE__ */ createIcon(
  'M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM19 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
);
export const BellIcon = /* @__PURE__ */ createIcon(
  'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10ZM10 20a2.2 2.2 0 0 0 4 0',
);
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M20 11.5A8 8 0 0 0 5.7 7.2L4 9M4 4.5V9h4.5M4 12.5a8 8 0 0 0 14.3 4.3L20 15M20 19.5V15h-4.5',
);
export const SortIcon = /* @__PURE__ */ createIcon(
  'M8 4.5v15M4.5 8 8 4.5 11.5 8M16 19.5v-15M12.5 16l3.5 3.5 3.5-3.5',
);
