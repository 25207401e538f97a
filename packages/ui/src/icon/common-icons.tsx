import { cartPath } from './cart-path.ts';
import { createIcon } from './create-icon.tsx';

export const CartIcon = /* @__PURE__ */ createIcon(cartPath);
export const OrdersIcon = /* @__PURE__ */ createIcon(
  'M12 3 4 7v10l8 4 8-4V7l-8-4ZM4 7l8 4 8-4M12 11v10M8 5l8 4v3.5',
);
export const DocumentIcon = /* @__PURE__ */ createIcon(
  'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5ZM13.5 3.5v5h5M9 13h6M9 16.5h4',
);
export const ChevronUpIcon = /* @__PURE__ */ createIcon('m6 15 6-6 6 6');
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9 6 6 6-6');
export const ChevronStartIcon = /* @__PURE__ */ createIcon('m15 5-7 7 7 7', { isDirectional: true });
export const ChevronEndIcon = /* @__PURE__ */ createIcon('m9 5 7 7-7 7', { isDirectional: true });
export const CloseIcon = /* @__PURE__ */ createIcon('M6 6l12 12M18 6 6 18');
export const CheckIcon = /* @__PURE__ */ createIcon('m4.5 12.5 5 5 10-11');
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7l5 5',
);
export const FilterIcon = /* @__PURE__ */ createIcon('M3.5 6h17M7 12h10M10.5 18h3');
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 3.5V15M7 10.5l5 5 5-5M4 20h16');
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M4 6.5h16M9 6.5V4.5A1 1 0 0 1 10 3.5h4a1 1 0 0 1 1 1v2M6 6.5l.8 12.6a1.5 1.5 0 0 0 1.5 1.4h7.4a1.5 1.5 0 0 0 1.5-1.4L18 6.5M10 10.5v6M14 10.5v6',
);
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14');
export const UserIcon = /* @__PURE__ */ createIcon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c0-4 3.3-6 7.5-6s7.5 2 7.5 6',
);
export const WarningIcon = /* @__PURE__ */ createIcon('M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17.2v.1');
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.7v.1',
);
export const SuccessIcon = /* @__PURE__ */ createIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.3l2.7 2.7L16 9.5',
);
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M20 11.5A8 8 0 0 0 5.7 7.2L4 9M4 4.5V9h4.5M4 12.5a8 8 0 0 0 14.3 4.3L20 15M20 19.5V15h-4.5',
);
export const SortIcon = /* @__PURE__ */ createIcon(
  'M8 4.5v15M4.5 8 8 4.5 11.5 8M16 19.5v-15M12.5 16l3.5 3.5 3.5-3.5',
);
export const ColumnsIcon = /* @__PURE__ */ createIcon('M4 5h16v14H4zM9.5 5v14M14.5 5v14');
