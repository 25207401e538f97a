import { strToU8, zipSync } from 'fflate';

const openXml = 'http://schemas.openxmlformats.org';

/** Returns a cell of a workbook at a place such as `B2`. */
export const textCell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;

/** Returns a sheet's rows of texts, from its first line. */
export const textRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells, row) => {
      const inner = cells.map((text, at) => textCell(`${String.fromCharCode(65 + at)}${row + 1}`, text));
      return `<row r="${row + 1}">${inner.join('')}</row>`;
    })
    .join('');

/** Returns a workbook of one sheet with these rows, written by hand so that it can be malformed. */
export const makeWorkbook = (rows: string, more: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${openXml}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${openXml}/spreadsheetml/2006/main" xmlns:r="${openXml}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${openXml}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${openXml}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ),
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
  });
