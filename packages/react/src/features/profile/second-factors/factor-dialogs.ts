import type { SecondFactor } from '@foyer/contract/second-factors/second-factors.schema';

/** What somebody is about to do with their second factors. */
export type Wish =
  | { readonly kind: 'app' | 'passkey' | 'codes' }
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
