import { DrawnScreen, type DrawnScreenProps } from '../drawn-screen.tsx';
import { useLocation } from '../use-router.ts';
import { visitOf } from '../visit-of.ts';
import { useScreen } from './use-screen.ts';

/** Draws the screen at the page's address, with the classes of `portal.css` and `shop.css`. */
export function ScreenPage(props: Pick<DrawnScreenProps, 'screen' | 'classOf' | 'more'>) {
  const visit = visitOf(useLocation(), useScreen().params.id);
  return <DrawnScreen {...props} visit={visit} />;
}
