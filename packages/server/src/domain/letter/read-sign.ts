import sharp from 'sharp';
import { renderBrandLogo } from '../branding/brand-logo.ts';

/** The brand's sign as a picture without transparency; null for a brand whose sign the server does not draw. */
export async function readSign(brandId: string): Promise<Uint8Array | null> {
  const drawing = renderBrandLogo(`${brandId}/logo-small`);
  if (drawing === null) return null;
  return sharp(Buffer.from(drawing), { density: 600 }).flatten({ background: '#ffffff' }).png().toBuffer();
}
