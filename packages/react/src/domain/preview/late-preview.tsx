import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.tsx';
import type { FilePreviewProps } from './file-preview.tsx';

const FilePreview = lazyWithTexts<FilePreviewProps>(
  () => import('./file-preview.tsx').then((module) => module.FilePreview),
  () => import('./file-preview.messages.ts').then((module) => module.filePreviewMessages),
);

/** Preview of a PDF or picture; its code is loaded when the first preview opens. */
export function LatePreview(props: FilePreviewProps) {
  return (
    <Suspense fallback={null}>
      <FilePreview {...props} />
    </Suspense>
  );
}
