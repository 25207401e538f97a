import { Button } from '@foyer/ui/button/button.tsx';
import { WarningIcon } from '@foyer/ui/icon/icons.tsx';
import { PageRoot } from '../../../page/page-root.tsx';
import { FoyerProvider } from '../../../provider/foyer-provider.tsx';
import { sdkOfBrand } from '../sdk-of-brand.ts';
import { useShellEnd } from '../use-shell-end.ts';

/** Shown when the portal itself broke: no texts; so it speaks through its icon and reloads. */
export function BrokenPage() {
  useShellEnd();
  return (
    <FoyerProvider sdk={sdkOfBrand(null)}>
      <PageRoot scheme="light" className="page">
        <main className="plain broken">
          <WarningIcon size={40} />
          <Button onClick={() => location.reload()}>{'\u21bb'}</Button>
        </main>
      </PageRoot>
    </FoyerProvider>
  );
}
