import { FoyerProvider } from '@foyer/react';
import { Button, PageRoot, WarningIcon } from '@foyer/react/ui';
import { sdkOfBrand } from '../router/sdk-of-brand.ts';
import { useShellEnd } from '../shell/use-shell-end.ts';

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
