import sharp from 'sharp';
import { renderBrandLogo } from '../branding/brand-logo.ts';

/** The brand's sign as a picture without transparency, in a data address; null for a brand whose sign the server does not draw. */
export async function readSign(brandId: string): Promise<string | null> {
  const drawing = renderBrandLogo(`${brandId}/logo-small`);
  if (drawing === null) return null;
  const picture = sharp(Buffer.from(drawing), { density: 600 }).flatten({ background: '#ffffff' });
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
}
