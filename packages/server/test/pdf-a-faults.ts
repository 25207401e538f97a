import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { XmlDocument } from 'libxml2-wasm';

const name = (text: string) => PDFName.of(text);

/**
 * Returns violations of PDF/A-3b that a PDF's objects show: fonts that are not embedded, no output intent, scripts, encryption, actions,
 * transparency, wrong metadata, files without a relationship; and violations of Factur-X. Not those that only veraPDF detects (glyph widths,
 * operators, ICC profiles).
 */
export async function pdfAFaults(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const dicts = objects.flatMap(dictOf);
  return [
    ...(document.context.trailerInfo.Encrypt ? ['it is encrypted'] : []),
    ...(document.context.trailerInfo.ID ? [] : ['it has no ID']),
    ...dicts.flatMap((dict) => faultsOf(dict)),
    ...catalogFaults(document),
    ...metadataFaults(document),
  ];
}

const dictOf = (object: PDFObject): PDFDict[] =>
  object instanceof PDFDict ? [object] : object instanceof PDFRawStream ? [object.dict] : [];

const forbidden = ['JavaScript', 'JS', 'AA', 'OpenAction', 'Launch', 'XFA', 'SMask', 'LZWDecode'];

function faultsOf(dict: PDFDict): string[] {
  const look = (key: string) => dict.lookup(name(key));
  const type = String(look('Type'));
  const faults = forbidden
    .filter((key) => dict.has(name(key)) && look(key) !== name('None'))
    .map((key) => `it contains the forbidden ${key}`);
  for (const alpha of ['ca', 'CA']) {
    const value = look(alpha);
    if (value instanceof PDFNumber && value.asNumber() !== 1) faults.push('it uses transparency');
  }
  if (
    type === '/FontDescriptor' &&
    !['FontFile', 'FontFile2', 'FontFile3'].some((key) => dict.has(name(key)))
  )
    faults.push(`${look('FontName')} is not embedded`);
  if (type === '/Font' && String(look('Subtype')) === '/Type1' && !dict.has(name('FontDescriptor')))
    faults.push(`${look('BaseFont')} is a standard font, which is not embedded`);
  if (type === '/Font' && String(look('Subtype')) === '/Type0' && !dict.has(name('ToUnicode')))
    faults.push(`${look('BaseFont')} has no ToUnicode map`);
  if (type === '/Filespec' && !dict.has(name('AFRelationship')))
    faults.push('an attached file has no AFRelationship');
  return faults;
}

function catalogFaults({ catalog }: PDFDocument): string[] {
  const intents = catalog.lookup(name('OutputIntents'));
  const intent = intents instanceof PDFArray ? intents.lookup(0) : undefined;
  const hasProfile =
    intent instanceof PDFDict && intent.lookup(name('DestOutputProfile')) instanceof PDFRawStream;
  return [
    ...(hasProfile ? [] : ['it has no output intent with a profile']),
    ...(catalog.lookup(name('AF')) instanceof PDFArray ? [] : ['it has no associated file']),
    ...(catalog.has(name('Lang')) ? [] : ['it has no language']),
  ];
}

const namespaces = {
  pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
  fx: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
};

function metadataFaults({ catalog }: PDFDocument): string[] {
  const stream = catalog.lookup(name('Metadata'));
  if (!(stream instanceof PDFRawStream)) return ['it has no metadata'];
  if (stream.dict.has(name('Filter'))) return ['its metadata is compressed'];
  const xml = XmlDocument.fromBuffer(stream.getContents());
  const said = (path: string) => xml.get(`//${path}`, namespaces)?.content;
  const wanted = {
    'pdfaid:part': '3',
    'pdfaid:conformance': 'B',
    'fx:DocumentFileName': 'factur-x.xml',
    'fx:ConformanceLevel': 'EN 16931',
  };
  const faults = Object.entries(wanted).flatMap(([path, value]) =>
    said(path) === value ? [] : [`${path} is ${said(path)}`],
  );
  xml.dispose();
  return faults;
}
