import type { Address, OrderState } from '@foyer/contract/ordering-types';
