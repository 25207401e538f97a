import { fit, type PreviewSource, scaleTo } from './preview-source.ts';

/** Opens a picture as a source with one page. It is drawn, since a strict Content Security Policy forbids `blob:` addresses in images. */
export async function openPicture(file: Blob): Promise<PreviewSource> {
  const picture = await createImageBitmap(file);
  return {
    pageCount: 1,
    shape: () => picture,
    draw: async (_, canvas, width) => {
      // never enlarge a picture: that would only blur it
      const scale = Math.min(1, scaleTo(width, picture));
      fit(canvas, { width: picture.width * scale, height: picture.height * scale });
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('The canvas has no 2d context.');
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return [];
    },
    close: () => picture.close(),
  };
}
