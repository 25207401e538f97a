import { useEffect, useRef } from 'react';
import { DocumentIcon } from '../icon/icons.tsx';
import { canvas, preview } from './file-drop.css.ts';

const edge = 96;

async function drawCover(file: File, target: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height);
  const [x, y] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  target.getContext('2d')?.drawImage(bitmap, x, y, side, side, 0, 0, edge, edge);
  bitmap.close();
}

/** Thumbnail of a file. Uses a canvas, since many pages' policies forbid `blob:` addresses. */
export function FileThumbnail({ file }: { file: File | undefined }) {
  const target = useRef<HTMLCanvasElement>(null);
  const isPicture = file?.type.startsWith('image/') === true && typeof createImageBitmap === 'function';
  useEffect(() => {
    if (!isPicture || file === undefined || target.current === null) return;
    drawCover(file, target.current).catch(() => {
      // an unreadable picture stays an empty square; the upload reports the error
    });
  }, [file, isPicture]);
  return (
    <span className={preview} aria-hidden="true">
      {isPicture ? <canvas ref={target} width={edge} height={edge} className={canvas} /> : <DocumentIcon />}
    </span>
  );
}
