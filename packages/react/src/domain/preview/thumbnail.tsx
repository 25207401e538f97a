import type { Result } from '@foyer/core';
import { useEffect, useRef } from 'react';
import * as css from './thumbnail.css.ts';

/** Size of a thumbnail in CSS pixels. */
const box = { width: 96, height: 72 };
/** Largest file in bytes that is fetched for a thumbnail. */
const mostBytes = 5_000_000;

/** Whether a file has a thumbnail: a picture that is not too large. */
export const hasThumbnail = ({
  mediaType,
  sizeBytes,
}: {
  readonly mediaType: string;
  readonly sizeBytes: number;
}) => mediaType.startsWith('image/') && sizeBytes <= mostBytes;

/** Draws the middle of a picture, so that it fills the thumbnail. */
function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): void {
  const ratio = Math.min(globalThis.devicePixelRatio || 1, 2);
  canvas.width = box.width * ratio;
  canvas.height = box.height * ratio;
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [left, top] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height);
}

/** Calls `act` once an element is near the visible part of the page. Returns a function that cancels it. */
function onceSeen(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

export interface ThumbnailProps {
  readonly fetchFile: () => Promise<Result<Blob>>;
}

/**
 * A small picture of a file, fetched once it comes into view. It is drawn, since a strict Content Security Policy forbids `blob:` addresses
 * in images, and belongs into a button with a label. It stays empty if the file cannot be read.
 */
export function Thumbnail({ fetchFile }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetchFile changes with each render; the file is fetched once
  useEffect(() => {
    const element = canvas.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    let isGone = false;
    const show = async () => {
      const answer = await fetchFile();
      if (!answer.ok || isGone) return;
      const picture = await createImageBitmap(answer.value);
      if (!isGone) draw(picture, element);
      picture.close();
    };
    const cancel = onceSeen(element, () => void show().catch(() => undefined));
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return <canvas ref={canvas} className={css.thumbnail} part="thumbnail" />;
}
