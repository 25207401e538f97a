import { describe, expect, it } from 'vitest';
import { placeTooltip } from './place-tooltip.ts';

const viewport = { width: 400, height: 300 };
const tip = { left: 0, top: 0, width: 100, height: 20 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('placeTooltip', () => {
  it('centres above, and flips below where there is no room', () => {
    expect(placeTooltip(at(200, 100), tip, { placement: 'top', isRightToLeft: false, viewport })).toEqual({
      left: 170,
      top: 74,
    });
    expect(placeTooltip(at(200, 5), tip, { placement: 'top', isRightToLeft: false, viewport })).toEqual({
      left: 170,
      top: 51,
    });
  });

  it('begins where its anchor does, on the side where one begins to read', () => {
    const start = (isRightToLeft: boolean) =>
      placeTooltip(at(200, 100), tip, { placement: 'bottom', align: 'start', isRightToLeft, viewport });
    expect([start(false), start(true)]).toEqual([
      { left: 200, top: 146 },
      { left: 140, top: 146 },
    ]);
  });

  it('stays in the viewport', () => {
    expect(placeTooltip(at(0, 100), tip, { placement: 'top', isRightToLeft: false, viewport }).left).toBe(4);
    expect(placeTooltip(at(380, 100), tip, { placement: 'top', isRightToLeft: false, viewport }).left).toBe(
      296,
    );
  });

  it('stands at the end, which is the left in right-to-left text', () => {
    expect(placeTooltip(at(200, 100), tip, { placement: 'end', isRightToLeft: false, viewport }).left).toBe(
      246,
    );
    expect(placeTooltip(at(200, 100), tip, { placement: 'end', isRightToLeft: true, viewport }).left).toBe(
      94,
    );
  });
});
