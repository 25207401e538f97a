import { strToU8, zipSync } from 'fflate';

const openXml = 'http://schemas.openxmlformats.org';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A workbook of one sheet with these rows of texts, as a spreadsheet program writes it. */
export function makeWorkbook(rows: readonly (readonly string[])[]): Buffer {
  const lines = rows.map((cells, row) => {
    const inner = cells.map(
      (text, at) =>
        `<c r="${String.fromCharCode(65 + at)}${row + 1}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`,
    );
    return `<row r="${row + 1}">${inner.join('')}</row>`;
  });
  const part = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  const files = {
    '[Content_Types].xml': part(
      `<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${openXml}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${openXml}/spreadsheetml/2006/main" xmlns:r="${openXml}/officeDocument/2006/relationships"><sheets><sheet name="Einladungen" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${openXml}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="${openXml}/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ),
  };
  return Buffer.from(zipSync(files));
}
