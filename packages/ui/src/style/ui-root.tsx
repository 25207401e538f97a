import { type ReactNode, useInsertionEffect, useMemo, useState } from 'react';
import { adoptBrandTheme } from './adopt-brand-theme.ts';
import { uiRoot } from './base.css.ts';
import { OverlayRoot } from './overlay-root.tsx';
import { adoptStyles, type StyleRoot } from './style-registry.ts';
import { UiContext, type UiSettings } from './ui-context.ts';

export interface UiRootProps {
  /** Root that adopts the styles: the shadow root of the tree. @default the document, for a tree in the page itself */
  readonly root?: StyleRoot;
  /** BCP 47 tag. @default 'de-DE' */
  readonly locale?: string;
  /** @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl';
  /** Color scheme; overrides the `data-scheme` of the host. */
  readonly scheme?: 'light' | 'dark' | 'auto';
  /** The brand's primary color as the server sends it. @default '95C11F' */
  readonly primaryColor?: string | null | undefined;
  readonly className?: string;
  /** Called with the states in the tree. Must stay the same function. */
  readonly onState?: UiSettings['onState'];
  readonly children: ReactNode;
}

/** Adopts styles and theme. A server runs no effects, so `document` is not read there. */
function useStyles(root: StyleRoot | undefined, primaryColor: string | null | undefined): void {
  useInsertionEffect(() => adoptStyles(root ?? document), [root]);
  useInsertionEffect(() => adoptBrandTheme(root ?? document, primaryColor), [root, primaryColor]);
}

/**
 * Root of every Foyer tree: adopts styles and theme, resets inherited styles of the page, sets language and direction, and
 * holds the layer for overlays. In the light DOM it is its own theme host.
 */
export function UiRoot({
  root,
  locale = 'de-DE',
  dir = 'ltr',
  scheme,
  primaryColor,
  className,
  onState,
  children,
}: UiRootProps) {
  useStyles(root, primaryColor);
  const [isDocument] = useState(() => root === undefined || root.nodeType === 9);
  const settings = useMemo(() => ({ locale, dir, onState }), [locale, dir, onState]);
  const classes = [uiRoot, isDocument && 'foyer-root', className].filter(Boolean).join(' ');
  return (
    <UiContext value={settings}>
      <div className={classes} lang={locale} dir={dir} data-scheme={scheme} part="root">
        <OverlayRoot>{children}</OverlayRoot>
      </div>
    </UiContext>
  );
}
