import type { Plugin } from 'vite';

interface Patch {
  /** Path of the module inside react-aria. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const inShadowRoots = (id: string): string =>
  `(document.getElementById(${id}) ?? globalThis[Symbol.for('foyer.styles')]?.findById(${id}))`;

const announcerPlace = "globalThis[Symbol.for('foyer.styles')]?.announcerPlace?.()";

/**
 * What react-aria 3.53.1 gets wrong in a shadow root or under a strict content security policy, and the smallest
 * text that puts it right. An upgrade that changes one of these lines fails the build here.
 */
export const patches: readonly Patch[] = [
  {
    // Descriptions and titles are found by id, which does not see into shadow roots.
    file: 'utils/useId.mjs',
    find: 'yield document.getElementById(id) ? id : undefined;',
    replace: `yield ${inShadowRoots('id')} ? id : undefined;`,
  },
  {
    // A list opened inside a dialog stays inert because the dialog's shadow observers are never disconnected.
    file: 'overlays/ariaHideOutside.mjs',
    find: `        disconnect () {
            observer.disconnect();
        }`,
    replace: `        disconnect () {
            observer.disconnect();
            for (const shadowObserver of shadowObservers) shadowObserver.disconnect();
        }`,
  },
  {
    file: 'overlays/ariaHideOutside.mjs',
    find: `        observe () {
            observer.observe(root, {
                childList: true,
                subtree: true
            });
        },`,
    replace: `        observe () {
            observer.observe(root, { childList: true, subtree: true });
            let at = 0;
            const watched = [...shadowRootsToWatch];
            for (const shadowObserver of shadowObservers) shadowObserver.observe(watched[at++], { childList: true, subtree: true });
        },`,
  },
  {
    // A style element in the host page's head breaks style-src; our own sheet holds the rule.
    file: 'interactions/usePress.mjs',
    find: `if (!domRef || process.env.NODE_ENV === 'test') return;`,
    replace: 'return;',
  },
  {
    // Trusted Types refuse a string for innerHTML, even an empty one.
    file: 'live-announcer/LiveAnnouncer.mjs',
    find: `this.assertiveLog.innerHTML = '';`,
    replace: 'this.assertiveLog.replaceChildren();',
  },
  {
    file: 'live-announcer/LiveAnnouncer.mjs',
    find: `this.politeLog.innerHTML = '';`,
    replace: 'this.politeLog.replaceChildren();',
  },
  {
    // A popup belongs to its widget: only what is beside it in the same root becomes inert, never the host's page.
    file: 'overlays/ariaHideOutside.mjs',
    find: 'let root = opts?.root ?? document.body;',
    replace: `let own = targets[0]?.getRootNode();
    let root = opts?.root ?? (own instanceof windowObj.ShadowRoot ? own : document.body);`,
  },
  {
    // The list of a combo box is not modal: hiding the rest by aria-hidden alone leaves focusable things hidden.
    file: 'combobox/useComboBox.mjs',
    find: 'if (state.isOpen) return (0, $58196c8d6a1f38fc$export$1c3ebcada18427bf)([',
    replace: 'if (false) return (0, $58196c8d6a1f38fc$export$1c3ebcada18427bf)([',
  },
  {
    // Locking the scroll of a page that is not ours would write on its root element.
    file: 'overlays/usePreventScroll.mjs',
    find: 'if (isDisabled) return;',
    replace: 'return;',
  },
  {
    // So a popup goes along with what is scrolled, instead of closing or staying behind.
    file: 'overlays/useOverlayPosition.mjs',
    find: 'onClose: onClose && close',
    replace: 'onClose: updatePosition',
  },
  {
    // A description in the page's body cannot be pointed at from a shadow root.
    file: 'utils/useDescription.mjs',
    find: 'if (!description) return;',
    replace: 'return;',
  },
  {
    file: 'utils/useDescription.mjs',
    find: "'aria-describedby': description ? id : undefined",
    replace: "'aria-description': description || undefined",
  },
  {
    // The live region stands in the widget that has focus: beside it in the page it would be inert under a dialog.
    file: 'live-announcer/LiveAnnouncer.mjs',
    find: 'document.body.prepend(this.node);',
    replace: `(${announcerPlace} ?? document.body).append(this.node);`,
  },
  {
    file: 'live-announcer/LiveAnnouncer.mjs',
    find: 'return this.node?.isConnected;',
    replace: `return this.node?.isConnected && this.node.parentNode === (${announcerPlace} ?? document.body);`,
  },
  {
    file: 'live-announcer/LiveAnnouncer.mjs',
    find: 'if (!$a46cf152bb926da5$var$liveAnnouncer) {',
    replace: `if (!$a46cf152bb926da5$var$liveAnnouncer?.isAttached()) {
        $a46cf152bb926da5$var$liveAnnouncer?.destroy();`,
  },
  {
    file: 'live-announcer/LiveAnnouncer.mjs',
    find: 'document.body.removeChild(this.node);',
    replace: 'this.node.remove();',
  },
  {
    file: 'datepicker/useDatePicker.mjs',
    find: 'let dialog = document.getElementById(dialogId);',
    replace: `let dialog = ${inShadowRoots('dialogId')};`,
  },
  {
    file: 'combobox/useComboBox.mjs',
    find: 'if (exists && !document.getElementById(id))',
    replace: `if (exists && !${inShadowRoots('id')})`,
  },
];

/** Applies the patches for one module; throws when the text to replace is not there exactly once. */
export function patchReactAria(file: string, code: string): string {
  return patches
    .filter((patch) => file.endsWith(`/react-aria/dist/private/${patch.file}`))
    .reduce((text, patch) => {
      if (text.split(patch.find).length !== 2) {
        throw new Error(
          `react-aria changed ${patch.file}: "${patch.find.split('\n')[0]}" is gone. Check the patch.`,
        );
      }
      return text.replace(patch.find, () => patch.replace);
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
