import { describe, expect, it } from 'vitest';
import { isPreviewable } from './is-previewable.ts';
import { fit, scaleTo } from './preview-source.ts';

describe('a file can be previewed', () => {
  it.each([
    ['application/pdf', true],
    ['image/png', true],
    ['image/jpeg', true],
    ['image/avif', true],
    ['image/svg+xml', false],
    ['image/tiff', false],
    ['text/csv', false],
    ['', false],
  ])('of type "%s": %s', (mediaType, expected) => {
    expect(isPreviewable(mediaType)).toBe(expected);
  });
});

describe('a page is scaled', () => {
  it.each([
    ['to the requested width', 1000, { width: 500, height: 700 }, 2],
    ['down to a smaller width', 250, { width: 500, height: 700 }, 0.5],
    ['up to the limit of phones', 100_000, { width: 2000, height: 2000 }, 2],
    ['down where its own size is too large', 8000, { width: 8000, height: 8000 }, 0.5],
  ])('%s', (_, width, page, expected) => {
    expect(scaleTo(width, page)).toBe(expected);
  });
});

it.each([
  [{ width: 10.9, height: 20.2 }, [10, 20]],
  [{ width: 0.4, height: 0 }, [1, 1]],
])('a canvas for a page of %o has whole pixels, at least one', (page, expected) => {
  const canvas = document.createElement('canvas');
  fit(canvas, page);
  expect([canvas.width, canvas.height]).toEqual(expected);
});
