import type { MenuItemIndex } from '@foyer/contract/portal-routes';
import type { Icon } from '@foyer/ui/icon/create-icon.tsx';
import {
  BoltIcon,
  BookIcon,
  CalendarIcon,
  DocumentIcon,
  EyeIcon,
  FormIcon,
  HomeIcon,
  InvoicesIcon,
  NewsIcon,
  OffersIcon,
  OrdersIcon,
  PlugIcon,
  ShipmentsIcon,
  ShopIcon,
  TicketIcon,
  UsersIcon,
} from '@foyer/ui/icon/icons.tsx';

/** The drawing of each menu entry. */
export const menuIcons: Readonly<Record<MenuItemIndex, Icon>> = {
  home: HomeIcon,
  'manage-employee': UsersIcon,
  'audit-log': EyeIcon,
  'use-cases': FormIcon,
  news: NewsIcon,
  shop: ShopIcon,
  'order-overview': OrdersIcon,
  shipments: ShipmentsIcon,
  'offer-overview': OffersIcon,
  invoices: InvoicesIcon,
  document: DocumentIcon,
  tickets: TicketIcon,
  'knowledge-platform': BookIcon,
  'smart-connect': PlugIcon,
  'reservation-tool': CalendarIcon,
  'charging-experience': BoltIcon,
};
