import type { SecondFactor } from '@foyer/contract/second-factors/second-factors.schema';

/** A change with the steps: confirm the password, act, save recovery codes. */
export type FlowKind = 'app' | 'passkey' | 'codes';

/** A change of second factors that the user has chosen. */
export type Wish =
  | { readonly kind: FlowKind }
  | { readonly kind: 'rename' | 'remove'; readonly factor: SecondFactor };

/** Props of every dialog about second factors. */
export interface FactorDialogProps {
  /** Whether the change requires the password. */
  readonly needsPassword: boolean;
  /** User name of the account, for password managers. */
  readonly username: string;
  /** Called after the change, with the status text to show. */
  readonly onDone: (announcement: string) => void;
  readonly onClose: () => void;
}
