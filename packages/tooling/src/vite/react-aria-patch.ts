import type { Plugin } from 'vite';

/** A replacement of a text in a module. */
interface Patch {
  readonly name: string;
  /** Path of the module inside react-aria. */
  readonly file: string;
  /** Must match exactly once, or the build fails. Must not depend on a name that a minifier has chosen. */
  readonly find: string | RegExp;
  readonly replace: string;
}

/** A module that is replaced by another with the same exports. */
interface Substitute {
  readonly name: string;
  readonly file: string;
  /** All exports of the original; the build fails if they differ. */
  readonly exports: readonly string[];
  readonly code: string;
}

/**
 * Patches for behavior of react-aria 3.53.1 that a widget on a foreign page must not have, in the parts that calendars, combo boxes and menus
 * use, each with the smallest change that avoids it. A browser test runs each patch with and without the change, by its name
 * (`examples/playground/browser/react-aria-patch.test.ts`); a patch that is no longer needed is removed.
 */
export const patches: readonly Patch[] = [
  {
    // A style element in the host page's head breaks `style-src`; our own sheet holds the rule (`base.css.ts`).
    name: 'no style element in the page',
    file: 'interactions/usePress.mjs',
    find: `if (!domRef || process.env.NODE_ENV === 'test') return;`,
    replace: 'return;',
  },
  {
    // The list of a combo box is not modal: it must not hide the rest of a page that is not ours.
    name: 'an open combo box does not hide the page',
    file: 'combobox/useComboBox.mjs',
    find: /if \(state\.isOpen\) return (?=\(0, [\w$]+\)\(\[)/,
    replace: 'if (false) return ',
  },
  {
    // A popup moves with the scrolled content, instead of closing at the first scroll of the page.
    name: 'a popup follows its scrolling trigger',
    file: 'overlays/useOverlayPosition.mjs',
    find: 'onClose: onClose && close',
    replace: 'onClose: updatePosition',
  },
  {
    // The layer of popups begins at the top of the page. The original compares the bottom of the window with a position on the page: a popup of
    // an element further down than the height of the window would have no height.
    name: 'a popup keeps its height on a scrolled page',
    file: 'overlays/calculatePosition.mjs',
    find: '(visualViewport?.offsetTop ?? 0) + (visualViewport?.height ?? 0))',
    replace:
      '(visualViewport?.offsetTop ?? 0) + (visualViewport?.height ?? 0) + boundaryToContainerTransformOffset)',
  },
];

export const substitutes: readonly Substitute[] = [
  {
    // The original is in the page's body, where it is inert under a dialog, and is emptied through `innerHTML`,
    // which Trusted Types refuse. Ours is `ui/src/style/announcer.ts`.
    name: 'live announcements are in the widget',
    file: 'live-announcer/LiveAnnouncer.mjs',
    exports: ['announce', 'clearAnnouncer', 'destroyAnnouncer'],
    code: `const announcer = () => globalThis[Symbol.for('foyer.styles')]?.announcer;
export const announce = (message, tone) => announcer()?.announce(message, tone);
export const clearAnnouncer = (tone) => announcer()?.clear(tone);
export const destroyAnnouncer = () => announcer()?.clear();`,
  },
  {
    // The original puts the description into the page's body, where elements in a shadow root cannot refer to it.
    name: 'a description is an ARIA attribute',
    file: 'utils/useDescription.mjs',
    exports: ['useDescription'],
    code: `export const useDescription = (description) => ({ 'aria-description': description || undefined });`,
  },
];

const isFile = (full: string, file: string): boolean => full.endsWith(`/react-aria/dist/private/${file}`);

/** The names that a module of react-aria exports, as its last line lists them. */
function exportsOf(code: string): string[] {
  const [, list = ''] = /export \{([^}]*)\}/.exec(code) ?? [];
  return list.split(',').map((entry) => entry.split(' as ').at(-1)?.trim() ?? '');
}

/** Applies the patches of one module; throws an error if the module no longer matches them. */
export function patchReactAria(file: string, code: string): string {
  const substitute = substitutes.find((each) => isFile(file, each.file));
  if (substitute !== undefined) {
    if (exportsOf(code).sort().join() === [...substitute.exports].sort().join()) return substitute.code;
    throw new Error(`react-aria changed ${substitute.file}: it exports ${exportsOf(code)}. Check the patch.`);
  }
  return patches
    .filter((patch) => isFile(file, patch.file))
    .reduce((text, { find, replace, ...patch }) => {
      if (text.split(find).length !== 2) {
        throw new Error(
          `react-aria changed ${patch.file}: the patch "${patch.name}" no longer finds its text.`,
        );
      }
      return text.replace(find, () => replace);
    }, code);
}

/** The patches as a Vite and Rolldown plugin. */
export function reactAriaPatch(): Plugin {
  return {
    name: 'foyer-react-aria-patch',
    enforce: 'pre',
    transform: {
      filter: { id: /react-aria[\\/]dist[\\/]private[\\/].*\.mjs/ },
      handler(code, id) {
        const file = id.replace(/\?.*$/, '').replaceAll('\\', '/');
        const patched = patchReactAria(file, code);
        return patched === code ? null : { code: patched, map: null };
      },
    },
  };
}
