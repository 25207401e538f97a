import type { FoyerSdk } from '@foyer/core';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { UiRoot } from '@foyer/ui/style/ui-root.tsx';
import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { useLocale } from '../provider/use-session.ts';
import { pageRoot } from './page-root.css.ts';

export interface PageRootProps {
  /** `auto` follows the system. @default the scheme of the page (`--foyer-scheme`), light unless it says otherwise */
  readonly scheme?: 'light' | 'dark' | 'auto';
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Where a page of your own uses the components of `@foyer/react/ui`: gives them the brand's colours, the scheme, the language and
 * its direction, and the styles of those you import. It is a `div` in your page, not a shadow root: your classes work inside, and
 * what your page lets its descendants inherit ends here. Stands inside a `FoyerProvider`; widgets inside follow its scheme. With an
 * SDK that owns the document (`ownsDocument`) the document itself has the theme too.
 */
export function PageRoot({ scheme, className, children }: PageRootProps) {
  const sdk = useSdk();
  const { tag, direction } = useLocale();
  const primaryColor = useStore(sdk.$branding)?.primaryColor;
  useDocumentScheme(sdk, scheme);
  return (
    <UiRoot
      {...{ primaryColor }}
      locale={tag}
      dir={direction}
      className={classNames(pageRoot, className)}
      {...(scheme && { scheme })}
    >
      {children}
    </UiRoot>
  );
}

/** The canvas behind a page that is all Foyer, and its scroll bars: the theme's class and scheme on the document's element. */
function useDocumentScheme({ options }: FoyerSdk, scheme: PageRootProps['scheme']): void {
  const isOwn = options.ownsDocument === true;
  useLayoutEffect(() => {
    if (!isOwn) return;
    const { classList, dataset } = document.documentElement;
    classList.add('foyer-root');
    if (scheme) dataset.scheme = scheme;
    return () => {
      classList.remove('foyer-root');
      delete dataset.scheme;
    };
  }, [isOwn, scheme]);
}
