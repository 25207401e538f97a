import type { SecondFactors } from '@foyer/contract/second-factors/second-factors.schema';
import type { FactorDialogProps, Wish } from './factor-dialogs.ts';
import { FlowDialog } from './flow-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

export interface WishDialogProps extends Omit<FactorDialogProps, 'needsPassword'> {
  readonly wish: Wish;
  readonly data: SecondFactors;
}

/** Selects the dialog for the chosen change. */
export function WishDialog({ wish, data, ...rest }: WishDialogProps) {
  const props: FactorDialogProps = { ...rest, needsPassword: data.needsPassword };
  switch (wish.kind) {
    case 'app':
    case 'passkey':
    case 'codes':
      return <FlowDialog {...props} kind={wish.kind} />;
    case 'rename':
      return <RenameDialog {...props} factor={wish.factor} />;
    case 'remove':
      return <RemoveDialog {...props} factor={wish.factor} isLast={data.items.length === 1} />;
  }
}
