import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      {children}
    </svg>
  );
}

export const ToolsIcon = () => (
  <Icon>
    <path d="M4 20h16M6 20V9l6-5 6 5v11M10 20v-5h4v5" />
  </Icon>
);
export const CompassIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="m15.5 8.5-2 5-5 2 2-5z" />
  </Icon>
);
export const CloudOffIcon = () => (
  <Icon>
    <path d="M3 3l18 18M7 8.5A5 5 0 0 0 7 18h10M10 6.3A6 6 0 0 1 17.5 11 3.7 3.7 0 0 1 20 16.7" />
  </Icon>
);
export const WarningIcon = () => (
  <Icon>
    <path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.1" />
  </Icon>
);
export const CartIcon = () => (
  <Icon>
    <path d="M3 4h2l2.2 11h10.6L20 7H6M9 20v.1M17 20v.1" />
  </Icon>
);
export const OrdersIcon = () => (
  <Icon>
    <path d="M5 4h14v17l-3-2-2 2-2-2-2 2-2-2-3 2zM9 9h6M9 13h6" />
  </Icon>
);
export const FormIcon = () => (
  <Icon>
    <path d="M6 3h9l4 4v14H6zM9 12h7M9 16h5M9 8h3" />
  </Icon>
);
export const DocumentIcon = () => (
  <Icon>
    <path d="M6 3h8l5 5v13H6zM14 3v5h5" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z" />
  </Icon>
);
export const ArrowIcon = () => (
  <Icon>
    <path d="M5 12h13M13 6.5 18.5 12 13 17.5" />
  </Icon>
);
export const PeopleIcon = () => (
  <Icon>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.9c2.2.7 3.5 2.5 3.5 5.1" />
  </Icon>
);
export const TicketIcon = () => (
  <Icon>
    <path d="M3.5 6h17v4a2.5 2.5 0 0 0 0 4v4h-17v-4a2.5 2.5 0 0 0 0-4zM14.5 6.5V8M14.5 11.2v1.6M14.5 16v1.5" />
  </Icon>
);
export const BookIcon = () => (
  <Icon>
    <path d="M12 6.5c-1.8-1.5-4.5-2-8.5-2V18c4 0 6.7.5 8.5 2 1.8-1.5 4.5-2 8.5-2V4.5c-4 0-6.7.5-8.5 2zM12 6.5V20" />
  </Icon>
);
