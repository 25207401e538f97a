/** Position of a tooltip relative to its anchor; it flips if there is no room. */
export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface PlaceOptions {
  readonly placement: TooltipPlacement;
  readonly isRightToLeft: boolean;
  readonly viewport: { readonly width: number; readonly height: number };
}

const gap = 6;
const edge = 4;
const clamp = (value: number, most: number) => Math.max(edge, Math.min(value, most - edge));

/** Returns the top left corner of a tooltip beside an anchor, in viewport px. */
export function placeTooltip(anchor: Box, tip: Box, { placement, isRightToLeft, viewport }: PlaceOptions) {
  const isVertical = placement === 'top' || placement === 'bottom';
  const centerX = anchor.left + (anchor.width - tip.width) / 2;
  const centerY = anchor.top + (anchor.height - tip.height) / 2;
  const before = isVertical ? anchor.top - tip.height - gap : anchor.left - tip.width - gap;
  const after = isVertical ? anchor.top + anchor.height + gap : anchor.left + anchor.width + gap;
  const room = isVertical ? viewport.height - tip.height : viewport.width - tip.width;
  const wantsBefore = isVertical ? placement === 'top' : (placement === 'start') !== isRightToLeft;
  const fits = wantsBefore ? before >= edge : after <= room - edge;
  const main = wantsBefore === fits ? before : after;
  const left = isVertical ? centerX : main;
  const top = isVertical ? main : centerY;
  return { left: clamp(left, viewport.width - tip.width), top: clamp(top, viewport.height - tip.height) };
}
