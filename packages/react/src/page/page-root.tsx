import type { FoyerSdk } from '@foyer/core';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { UiRoot } from '@foyer/ui/style/ui-root.tsx';
import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { useLocale } from '../provider/use-session.ts';
import { pageRoot } from './page-root.css.ts';

export interface PageRootProps {
  /** Color scheme; `auto` follows the system. @default the scheme of the page (`--foyer-scheme`), else light */
  readonly scheme?: 'light' | 'dark' | 'auto';
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Root for the components of `@foyer/react/ui` on a page of your own: provides the brand's colors, the scheme, the language and its
 * direction, and the styles of the imported components. It is a `div` in your page, not a shadow root: your classes work inside, but
 * inherited styles of your page end here. Use it inside a `FoyerProvider`; widgets inside follow its scheme. With an SDK that owns the
 * document (`ownsDocument`), the document itself gets the theme too.
 */
export function PageRoot({ scheme, className, children }: PageRootProps) {
  const sdk = useSdk();
  const { tag, direction } = useLocale();
  const primaryColor = useStore(sdk.$branding)?.primaryColor;
  useDocumentScheme(sdk, scheme);
  return (
    <UiRoot
      primaryColor={primaryColor}
      locale={tag}
      dir={direction}
      className={classNames(pageRoot, className)}
      {...(scheme && { scheme })}
    >
      {children}
    </UiRoot>
  );
}

/** Sets the theme's class and scheme on the document's element, for canvas and scroll bars of a page that is entirely Foyer. */
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
