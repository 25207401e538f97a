import { describe, expect, it } from 'vitest';
import { type PictureFacts, pictureCost } from './picture-cost.ts';

const jpeg: PictureFacts = {
  format: 'jpeg',
  width: 4000,
  height: 3000,
  frames: 1,
  channels: 3,
  bytesPerChannel: 1,
  isInterlaced: false,
  isTurned: false,
  scans: 1,
  keptPerPixel: 0,
};
const [png, webp, gif]: PictureFacts[] = [
  { ...jpeg, format: 'png', channels: 4 },
  { ...jpeg, format: 'webp', channels: 4 },
  { ...jpeg, format: 'gif', channels: 4 },
];
const progressive = { scans: 10, keptPerPixel: 3 };
const size = (width: number, height = width) => ({ width, height });

describe('accepted is', () => {
  it.each<[string, PictureFacts | undefined, number]>([
    ['a photo of 12 megapixels', jpeg, 0],
    ['a rotated photo', { ...jpeg, isTurned: true }, 35],
    ['a photo of 48 megapixels', { ...jpeg, ...size(8064, 6048), isTurned: true }, 140],
    [
      'a progressive photo of 50 megapixels',
      { ...jpeg, ...size(8160, 6120), ...progressive, isTurned: true },
      286,
    ],
    ['an 8K screenshot', png && { ...png, ...size(7680, 4320) }, 0],
    ['an interlaced PNG', png && { ...png, isInterlaced: true }, 46],
    ['a WebP of 12 megapixels', webp, 161],
    ['a GIF of 100 small frames', gif && { ...gif, ...size(480, 360), frames: 100 }, 4],
  ])('%s', (_, facts = jpeg, megabytes) => {
    expect(pictureCost(facts)).toEqual({ megabytes });
  });
});

describe('refused before it is decoded is', () => {
  it.each<[string, PictureFacts | undefined, number]>([
    ['a photo of 100 megapixels', { ...jpeg, ...size(10_000) }, 64],
    ['a progressive photo in 4:4:4', { ...jpeg, ...size(8000), scans: 10, keptPerPixel: 6 }, 52],
    ['a progressive photo of many scans', { ...jpeg, ...size(8000), scans: 60, keptPerPixel: 3 }, 12],
    ['a 16-bit PNG', png && { ...png, ...size(8000), bytesPerChannel: 2 }, 33],
    [
      'a rotated interlaced PNG',
      png && { ...png, ...size(8000), channels: 3, isInterlaced: true, isTurned: true },
      52,
    ],
    [
      'a rotated interlaced 16-bit PNG',
      png && { ...png, ...size(8000), bytesPerChannel: 2, isInterlaced: true, isTurned: true },
      19,
    ],
    ['a WebP of one colour', webp && { ...webp, ...size(16_000, 4000) }, 22],
    ['a GIF of one frame', gif && { ...gif, ...size(8000) }, 15],
    ['a GIF of few pixels and many frames', gif && { ...gif, ...size(1), frames: 1_000_000 }, 15],
    ['a WebP of many frames', webp && { ...webp, ...size(1000), frames: 50 }, 22],
  ])('%s', (_, facts = jpeg, mostMegapixels) => {
    expect(pictureCost(facts)).toEqual({ mostMegapixels });
  });
});
