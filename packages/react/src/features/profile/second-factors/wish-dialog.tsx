import type { SecondFactors } from '@foyer/contract/second-factors/second-factors.schema';
import { AppDialog } from './app-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import type { FactorDialogProps, Wish } from './factor-dialogs.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

export interface WishDialogProps extends Omit<FactorDialogProps, 'needsPassword'> {
  readonly wish: Wish;
  readonly data: SecondFactors;
}

/** The dialog of what somebody wants to do. */
export function WishDialog({ wish, data, ...rest }: WishDialogProps) {
  const props: FactorDialogProps = { ...rest, needsPassword: data.needsPassword };
  switch (wish.kind) {
    case 'app':
      return <AppDialog {...props} />;
    case 'passkey':
      return <PasskeyDialog {...props} />;
    case 'codes':
      return <CodesDialog {...props} />;
    case 'rename':
      return <RenameDialog {...props} factor={wish.factor} />;
    case 'remove':
      return <RemoveDialog {...props} factor={wish.factor} isLast={data.items.length === 1} />;
  }
}
