import { type ReactNode, useState } from 'react';
import { useUserInfo } from '../provider/use-session.ts';
import type { Screen, Visit } from '../screens/define-screen.ts';
import type { WidgetSpec } from '../widget/define-widget.ts';
import { componentOf } from './component-of.ts';

export interface DrawnScreenProps {
  readonly screen: Screen;
  readonly visit: Visit;
  /** Returns the class of the widget's host element. */
  readonly classOf: (widget: WidgetSpec) => string;
  /** Props in addition to those of the record. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Draws the widget of a screen, or its stand-in. */
export function DrawnScreen(props: DrawnScreenProps): ReactNode {
  const { screen, visit } = props;
  const { route, anew } = screen;
  const about = { visit: visit.key, id: visit.id };
  return <Drawn key={`${route} ${anew ? about[anew] : ''}`} {...props} />;
}

/** Draws one visit: a stand-in that was due once stays until the key changes. */
function Drawn({ screen, visit, classOf, more }: DrawnScreenProps) {
  const { data } = useUserInfo();
  const { standIn } = screen;
  const isDue = standIn?.when(visit, data) === true;
  const [showsStandIn, setShowsStandIn] = useState(isDue);
  if (isDue && !showsStandIn) setShowsStandIn(true);
  const { widget, props } = standIn && showsStandIn ? standIn : screen;
  const Widget = componentOf(widget);
  return <Widget className={classOf(widget)} {...props?.(visit)} {...more} />;
}
