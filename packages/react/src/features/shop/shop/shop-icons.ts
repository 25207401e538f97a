import { createIcon } from '@foyer/ui/icon/create-icon.tsx';

export const GridIcon = /* @__PURE__ */ createIcon(
  'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z',
);
export const ListIcon = /* @__PURE__ */ createIcon('M4 5.5h3.5V9H4ZM4 15h3.5v3.5H4ZM11 7.2h9M11 16.8h9');
