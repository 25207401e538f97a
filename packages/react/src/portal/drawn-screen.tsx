import { type ReactNode, useState } from 'react';
import { useUserInfo } from '../provider/use-session.ts';
import type { Screen, Visit } from '../screens/define-screen.ts';
import type { WidgetSpec } from '../widget/define-widget.ts';
import { componentOf } from './component-of.ts';

export interface DrawnScreenProps {
  readonly screen: Screen;
  readonly visit: Visit;
  /** The class of the widget's host. */
  readonly classOf: (widget: WidgetSpec) => string;
  /** Props beside those of the record. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** The widget of a screen, or the one that takes its place. */
export function DrawnScreen(props: DrawnScreenProps): ReactNode {
  const { screen, visit } = props;
  const { route, anew } = screen;
  const about = { visit: visit.key, id: visit.id };
  return <Drawn key={`${route} ${anew ? about[anew] : ''}`} {...props} />;
}

/** Begins anew with its key: a stand-in that was due stays until then. */
function Drawn({ screen, visit, classOf, more }: DrawnScreenProps) {
  const { data } = useUserInfo();
  const { standIn } = screen;
  const isDue = standIn?.when(visit, data) === true;
  const [stands, setStands] = useState(isDue);
  if (isDue && !stands) setStands(true);
  const { widget, props } = standIn && stands ? standIn : screen;
  const Widget = componentOf(widget);
  return <Widget className={classOf(widget)} {...props?.(visit)} {...more} />;
}
