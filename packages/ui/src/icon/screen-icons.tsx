import type { Icon } from './create-icon.tsx';
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
} from './icons.tsx';

/** Icons of screens in the menu, by name, so that code without React can refer to them. */
export const screenIcons = {
  bolt: BoltIcon,
  book: BookIcon,
  calendar: CalendarIcon,
  document: DocumentIcon,
  eye: EyeIcon,
  form: FormIcon,
  home: HomeIcon,
  invoices: InvoicesIcon,
  news: NewsIcon,
  offers: OffersIcon,
  orders: OrdersIcon,
  plug: PlugIcon,
  shipments: ShipmentsIcon,
  shop: ShopIcon,
  ticket: TicketIcon,
  users: UsersIcon,
} as const satisfies Readonly<Record<string, Icon>>;
/** Name of an icon in {@link screenIcons}. */
export type ScreenIcon = keyof typeof screenIcons;
