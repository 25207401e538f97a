import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { Schema } from 'node-schematron';

const here = import.meta.dirname;
xmlRegisterFsInputProviders();

/** Returns the violations of the schema of Factur-X in an e-invoice; empty where there are none. */
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

/** Makes contexts that begin at the root match only there: `node-schematron` evaluates each context at every node, which takes 20 s per invoice. */
const lookingOnce = (schema: string): string =>
  schema.replace(/context="(\/[^"]*)"/g, 'context="self::document-node()/($1)"');

/** Compares sums that two rules compare exactly in whole cents: the engine computes in doubles, where 0.75 + 8.27 is not 9.02. */
const inCents = (schema: string): string =>
  schema
    .replace(
      /\(\.\.\/ram:BasisAmount = (\(round\(sum\([^"]*\) div 100\))\)"/g,
      '(round(../ram:BasisAmount * 100) = round($1 * 100))"',
    )
    .replace(
      /xs:decimal\(ram:DuePayableAmount\[1\]\) = ((?:xs:decimal\([^)]*\)(?: [-+] )?)+)\)/g,
      'round(xs:decimal(ram:DuePayableAmount[1]) * 100) = round(($1) * 100))',
    );

/** Returns the violated rules of EN 16931: of the model and of the code lists. */
export function brokenRules(xml: Uint8Array): string[] {
  const path = join(here, 'EN16931-CII-validation-preprocessed.sch');
  rules ??= Schema.fromString(inCents(lookingOnce(readFileSync(path, 'utf8'))));
  const text = new TextDecoder().decode(xml);
  return ['EN16931-model-phase', 'codelist_phase'].flatMap((phaseId) =>
    (rules?.validateString(text, { phaseId }) ?? []).map(({ message }) => String(message).trim()),
  );
}

export const namespaces = {
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
};

/** Returns the texts of all nodes at a path in an e-invoice: `ram:GrandTotalAmount` anywhere. */
export function textsIn(xml: Uint8Array, path: string): string[] {
  const document = XmlDocument.fromBuffer(xml);
  const texts = document.find(`//${path}`, namespaces).map((node) => node.content);
  document.dispose();
  return texts;
}
