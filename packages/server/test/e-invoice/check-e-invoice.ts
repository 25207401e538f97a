import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { Schema } from 'node-schematron';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const here = import.meta.dirname;
xmlRegisterFsInputProviders();

/** What the schema of Factur-X finds amiss in an e-invoice; empty where nothing is. */
export function schemaFaults(xml: Uint8Array): string[] {
  const path = join(here, 'factur-x-en16931', 'FACTUR-X_EN16931.xsd');
  const schema = XmlDocument.fromBuffer(readFileSync(path), { url: path });
  const validator = XsdValidator.fromDoc(schema);
  const document = XmlDocument.fromBuffer(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    return [String(error)];
  } finally {
    document.dispose();
    validator.dispose();
    schema.dispose();
  }
}

let rules: Schema | undefined;

/** Which rules of EN 16931 an e-invoice breaks: what it means, and its code lists. */
export function brokenRules(xml: Uint8Array): string[] {
  rules ??= Schema.fromString(readFileSync(join(here, 'EN16931-CII-validation-preprocessed.sch'), 'utf8'));
  const text = new TextDecoder().decode(xml);
  return ['EN16931-model-phase', 'codelist_phase'].flatMap((phaseId) =>
    (rules?.validateString(text, { phaseId }) ?? []).map(({ message }) => String(message).trim()),
  );
}

/** The files in a PDF by their names, read by Mozilla's reader and not by who wrote them. */
export async function filesInPdf(pdf: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const files: [string, Uint8Array][] = [];
  for (const [id, { filename }] of (await document.getAttachments()) ?? [])
    files.push([filename, new Uint8Array((await document.getAttachmentContent(id)) ?? [])]);
  await task.destroy();
  return new Map(files);
}

/** The text of each page of a PDF. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return pages;
}

const namespaces = {
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
};

/** The texts of all nodes that a path finds in an e-invoice: `ram:GrandTotalAmount` anywhere. */
export function textsIn(xml: Uint8Array, path: string): string[] {
  const document = XmlDocument.fromBuffer(xml);
  const texts = document.find(`//${path}`, namespaces).map((node) => node.content);
  document.dispose();
  return texts;
}
