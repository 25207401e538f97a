import { Button } from '@foyer/ui/button/button.tsx';
import { WarningIcon } from '@foyer/ui/icon/icons.tsx';
import { PageRoot } from '../../../page/page-root.tsx';
import { FoyerProvider } from '../../../provider/foyer-provider.tsx';
import { sdkOfBrand } from '../sdk-of-brand.ts';
import { useShellEnd } from '../use-shell-end.ts';

/** Page for a broken portal. Texts may be unavailable, so it shows an icon and a reload button alone. */
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
