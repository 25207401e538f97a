import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { Icon } from '@foyer/ui/icon/create-icon.tsx';
import { CreditCardIcon, FormIcon, GaugeIcon, UserIcon } from '@foyer/ui/icon/icons.tsx';
import { BoltIcon, BuildingIcon, HomeIcon, InvoicesIcon, PlugIcon } from '@foyer/ui/icon/menu-icons.tsx';

const icons: Readonly<Record<UseCaseKind, Icon>> = {
  'mileage-status-report': GaugeIcon,
  'charging-card-loss': CreditCardIcon,
  'charging-card-troubles': CreditCardIcon,
  'charging-card-preorder': CreditCardIcon,
  'pool-charging-card': CreditCardIcon,
  'pool-charging-card-wuerth': CreditCardIcon,
  'household-tariff-change': BoltIcon,
  'charging-station-tariff': PlugIcon,
  'customer-address-change': HomeIcon,
  'bank-details-change': InvoicesIcon,
  'contact-information-change': UserIcon,
  'corporation-information-change': BuildingIcon,
  'wallbox-integration-check': PlugIcon,
};

/** Icon of a self-service request, 22 px; that of a form for a kind that only a newer server knows. */
export function KindIcon({ kind }: { readonly kind: UseCaseKind }) {
  const Drawn = icons[kind] ?? FormIcon;
  return <Drawn size={22} />;
}
