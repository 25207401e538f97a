import type { FirstStage } from '@foyer/react/internal';
import { noteFields } from './note-fields.ts';
import { copyScheme, type PaintedElement, paintKey } from './painted.ts';

/** The stage painted into a root, for React to take over; undefined without one. */
export function paintedStage(root: ShadowRoot): FirstStage | undefined {
  const host: PaintedElement = root.host;
  const painted = host[paintKey];
  if (!painted) return undefined;
  const { locale, route, href, removals, endActions } = painted;
  let putBack = () => {};
  return {
    fits({ session, localisation, href: hrefOf }) {
      const { status, endedBecause } = session.$state.get();
      const isFresh = status === 'signed-out' && endedBecause === null;
      putBack = noteFields(root);
      copyScheme(host, root.firstElementChild as HTMLElement);
      root.querySelector('[aria-disabled]')?.removeAttribute('aria-disabled');
      return isFresh && localisation.$locale.get().code === locale && hrefOf({ route }) === href;
    },
    end(isReady) {
      host[paintKey] = undefined;
      for (const remove of removals) remove();
      putBack();
      endActions(isReady);
    },
  };
}
