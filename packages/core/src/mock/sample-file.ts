import type { OperationName } from '@foyer/contract/routes';

/** A page that only states that it is a sample. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length 44>>stream
BT /F 32 Tf 72 740 Td (Foyer mock:) Tj ET
endstream endobj
trailer<</Root 1 0 R>>`;

/** A ZIP archive without entries. */
const zip = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]);

/** Returns the file of a download: a sample without real data that can be opened. */
export const sampleFile = (name: OperationName): File =>
  name.endsWith('Archive') || name === 'downloadMyData'
    ? new File([zip], 'foyer-mock.zip', { type: 'application/zip' })
    : new File([pdf], 'foyer-mock.pdf', { type: 'application/pdf' });
