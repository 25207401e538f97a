import { useSdk } from '../../../provider/foyer-context.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { fullName } from '../session.store.ts';
import { SignedInView } from './signed-in.view.tsx';

/** Who is signed in. */
export function SignedIn({ emit }: WidgetProps) {
  const { session } = useSdk();
  const userInfo = useUserInfo();
  const signOut = async () => {
    await session.logout();
    emit('signed-out');
  };
  const name = userInfo.data && fullName(userInfo.data);
  return <SignedInView name={name} onSignOut={() => void signOut()} />;
}
