import { DrawnScreen, type DrawnScreenProps, visitOf } from '@foyer/react/portal';
import { useScreen } from '../app/use-screen.ts';
import { useLocation } from '../router/use-router.ts';

/** A screen at the address of the page, in the classes of `portal.css` and `layouts/shop.css`. */
export function ScreenPage(props: Pick<DrawnScreenProps, 'screen' | 'classOf' | 'more'>) {
  const visit = visitOf(useLocation(), useScreen().params.id);
  return <DrawnScreen {...props} visit={visit} />;
}
