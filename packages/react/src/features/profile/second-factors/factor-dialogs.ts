import type { SecondFactor } from '@foyer/contract/second-factors/second-factors.schema';

/** A change that goes through the same steps: confirming, acting, keeping recovery codes. */
export type FlowKind = 'app' | 'passkey' | 'codes';

/** A change of second factors that was asked for. */
export type Wish =
  | { readonly kind: FlowKind }
  | { readonly kind: 'rename' | 'remove'; readonly factor: SecondFactor };

/** What every dialog about them needs. */
export interface FactorDialogProps {
  /** Whether a change has to come with the password. */
  readonly needsPassword: boolean;
  /** Whose account it is. */
  readonly username: string;
  /** It is done; what is said of it then. */
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}
