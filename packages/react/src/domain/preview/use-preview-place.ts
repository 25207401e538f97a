import { useCallback, useState } from 'react';
import type { zooms } from './file-preview.css.ts';

type Zoom = keyof typeof zooms;
const steps: readonly Zoom[] = [50, 75, 100, 125, 150, 200, 300];

/** Current page and zoom of a preview, with the actions that change them. */
export interface PreviewPlace {
  readonly page: number;
  readonly pageCount: number;
  readonly zoom: Zoom;
  readonly canShrink: boolean;
  readonly canGrow: boolean;
  /** Turns forward or back by a number of pages, up to the first or last. */
  readonly turn: (by: number) => void;
  readonly resize: (by: 1 | -1) => void;
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

export function usePreviewPlace(pageCount: number): PreviewPlace {
  const [page, setPage] = useState(1);
  const [step, setStep] = useState(steps.indexOf(100));
  const turn = useCallback(
    (by: number) => setPage((number) => between(number + by, 1, pageCount)),
    [pageCount],
  );
  const resize = useCallback((by: 1 | -1) => setStep((at) => between(at + by, 0, steps.length - 1)), []);
  return {
    page,
    pageCount,
    zoom: steps[step] ?? 100,
    turn,
    resize,
    canShrink: step > 0,
    canGrow: step < steps.length - 1,
  };
}
