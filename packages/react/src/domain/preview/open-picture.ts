import { largestWidth, type PreviewSource } from './preview-source.ts';

/** A picture as its one page. It is drawn and not linked: a strict policy lets a page show no address of its own making. */
export async function openPicture(file: Blob): Promise<PreviewSource> {
  const picture = await createImageBitmap(file);
  return {
    pageCount: 1,
    draw: async (_, canvas, width) => {
      const scale = Math.min(1, Math.min(width, largestWidth) / picture.width);
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return '';
    },
    close: () => picture.close(),
  };
}
