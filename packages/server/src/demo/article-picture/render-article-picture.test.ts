import { describe, expect, it } from 'vitest';
import { renderLogo } from '../../http/drawn-picture.ts';
import { renderArticlePicture, renderNewsPicture, toPictureKey } from './render-article-picture.ts';
import { renderDrawing } from './render-drawing.ts';
import { type ShapeName, shapes } from './shapes.ts';

const key = (shape: ShapeName, seed: number) =>
  toPictureKey({ shape, tone: 'white', accent: 'lime', view: 'front', seed });

describe('article pictures', () => {
  it.each(Object.keys(shapes) as ShapeName[])(
    'draws %s the same way every time, without scripts or NaN',
    (shape) => {
      const svg = renderArticlePicture(key(shape, 7)) ?? '';
      expect(svg).toBe(renderArticlePicture(key(shape, 7)));
      expect(svg.startsWith('<svg ') && svg.endsWith('</svg>')).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|<script|href=|\son\w+=/);
      expect(renderNewsPicture(key(shape, 7))).toContain('width="960"');
    },
  );

  it('draws another wallbox for another seed', () => {
    const drawn = new Set(
      Array.from({ length: 40 }, (_, seed) => renderArticlePicture(key('wallbox', seed))),
    );
    expect(drawn.size).toBe(40);
  });

  it.each([
    'articles/nothing-white-lime-front-1.svg',
    'articles/constructor-white-lime-front-1.svg',
    'articles/wallbox-white-lime-front-1.png',
    'articles/wallbox-white-lime-top-1.svg',
    'articles/../../etc/passwd.svg',
    'brands/nobody/logo.svg',
    'brands/__proto__/logo.svg',
    'brands/foyer/huge.svg',
    '',
  ])('answers nothing for %j', (path) => {
    expect([renderDrawing(path), renderLogo(path)]).toEqual([null, null]);
  });

  it('draws the logos of the three brands', () => {
    for (const brand of ['foyer', 'nordlicht', 'sonnental'])
      for (const variant of ['logo', 'logo-light', 'logo-small', 'favicon'])
        expect(renderLogo(`brands/${brand}/${variant}.svg`)).toContain('<svg ');
  });
});
