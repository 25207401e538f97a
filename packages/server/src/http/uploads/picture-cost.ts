/** What is known of a picture before a pixel is decoded. */
export interface PictureFacts {
  readonly format: 'jpeg' | 'png' | 'webp' | 'gif';
  readonly width: number;
  /** Of one frame. */
  readonly height: number;
  readonly frames: number;
  readonly channels: number;
  readonly bytesPerChannel: number;
  readonly isInterlaced: boolean;
  /** It lies on its side or its head, and is kept whole to be turned. */
  readonly isTurned: boolean;
  /** How often the decoder goes over the whole picture. */
  readonly scans: number;
  /** See `PictureStructure`. */
  readonly keptPerPixel: number;
}

/** Whether a picture is read: what it takes in memory beside a small one, in MiB; or the most pixels that one of its kind may have, in millions. */
export type PictureCost = { readonly megabytes: number } | { readonly mostMegapixels: number };

const MEBIBYTE = 2 ** 20;
/** Phones take photos of up to 50 million pixels; of these, progressive ones on their side take 286 MiB. */
const mostMegabytes = 300;
/** Of all frames together. An encoder works three times as long at a WebP as at a JPEG, and ten times at a GIF, whose colours it chooses. */
const mostMegapixels = { jpeg: 64, png: 64, webp: 40, gif: 24 } as const;
/** Of pixels as they are unpacked: so much is packed again in a few seconds. */
const mostUnpacked = 256 * MEBIBYTE;
/** Of scans and pixels, in millions: what cameras and programs write has ten scans at most. */
const mostScannedMegapixels = 768;
/** A frame of few pixels takes its time, too. */
const leastPixelsOfFrame = 10_000;

/** What libvips, its decoder and its encoder hold of each pixel of a frame, in bytes, as measured with sharp 0.35. */
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
