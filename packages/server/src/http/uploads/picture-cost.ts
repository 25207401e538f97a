/** Facts about a picture that are known before a pixel is decoded. */
export interface PictureFacts {
  readonly format: 'jpeg' | 'png' | 'webp' | 'gif';
  readonly width: number;
  /** Height of one frame. */
  readonly height: number;
  readonly frames: number;
  readonly channels: number;
  readonly bytesPerChannel: number;
  readonly isInterlaced: boolean;
  /** Whether its orientation differs, so that it is held in memory as a whole to be rotated. */
  readonly isTurned: boolean;
  /** Number of passes of the decoder over the whole picture. */
  readonly scans: number;
  /** See `PictureStructure`. */
  readonly keptPerPixel: number;
}

/** Cost of a picture: its additional memory compared with a small one, in MiB; or, where it is refused, the maximum of its kind in million pixels. */
export type PictureCost = { readonly megabytes: number } | { readonly mostMegapixels: number };

const MEBIBYTE = 2 ** 20;
/** Phones take photos of up to 50 million pixels; of these, progressive rotated ones take 286 MiB. */
const mostMegabytes = 300;
/** Maximum over all frames. Encoding takes three times as long for a WebP as for a JPEG, and ten times for a GIF, whose palette is computed. */
const mostMegapixels = { jpeg: 64, png: 64, webp: 40, gif: 24 } as const;
/** Maximum size of unpacked pixels: that many are encoded again in a few seconds. */
const mostUnpacked = 256 * MEBIBYTE;
/** Maximum of scans times pixels, in millions: cameras and programs write ten scans at most. */
const mostScannedMegapixels = 768;
/** Pixels that a small frame counts as, because each frame takes time. */
const leastPixelsOfFrame = 10_000;

/** Returns the bytes that libvips, its decoder and its encoder hold for each pixel of a frame, measured with sharp 0.35. */
function bytesPerPixel(facts: PictureFacts): number {
  const { format, channels, bytesPerChannel, isInterlaced, isTurned, keptPerPixel } = facts;
  const pixel = channels * bytesPerChannel;
  const turned = isTurned ? pixel : 0;
  if (format === 'webp') return 14 + turned;
  if (format === 'gif') return 20;
  return keptPerPixel + (isInterlaced ? pixel : 0) + turned;
}

export function pictureCost(facts: PictureFacts): PictureCost {
  const { format, width, height, frames, channels, bytesPerChannel, scans } = facts;
  const pixels = width * height;
  const all = frames * (frames > 1 ? Math.max(pixels, leastPixelsOfFrame) : pixels);
  const held = bytesPerPixel(facts);
  const mostOfFrame = Math.min(
    held > 0 ? (mostMegabytes * MEBIBYTE) / held : Number.POSITIVE_INFINITY,
    (mostScannedMegapixels * 1e6) / Math.max(1, scans),
  );
  const mostOfAll = Math.min(mostMegapixels[format] * 1e6, mostUnpacked / (channels * bytesPerChannel));
  if (pixels <= mostOfFrame && all <= mostOfAll) return { megabytes: Math.ceil((pixels * held) / MEBIBYTE) };
  return { mostMegapixels: Math.max(1, Math.floor(Math.min(mostOfFrame, mostOfAll) / 1e6)) };
}
