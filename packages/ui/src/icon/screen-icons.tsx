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

/** The drawings that a screen can have in a menu, by their names: code without React can name one too. */
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
/** The name of a drawing of {@link screenIcons}. */
export type ScreenIcon = keyof typeof screenIcons;
