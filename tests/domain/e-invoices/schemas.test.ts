import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { expect, test } from 'vitest';
import { brokenXmlFiles } from '#tests/conformance/broken-xml.ts';
import type { FileToCheck } from '#tests/conformance/file-to-check.ts';
import { xmlFiles } from '#tests/conformance/xml-files.ts';

const folder = fileURLToPath(new URL('../../fixtures/schemas/', import.meta.url));
const roots = {
  cii: 'factur-x-1.08/FACTUR-X_EN16931.xsd',
  ubl: 'ubl-2.1/maindoc/UBL-Invoice-2.1.xsd',
  credit: 'ubl-2.1/maindoc/UBL-CreditNote-2.1.xsd',
};

xmlRegisterFsInputProviders();

/**
 * Opens one of the stored schemas.
 * @returns a function that returns the first validation error of an XML text, or null
 */
function openSchema(syntax: keyof typeof roots): (xml: string) => string | null {
  const path = join(folder, roots[syntax]);
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(path), { url: path }));
  return (xml) => {
    const document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
      return null;
    } catch (error) {
      if (error instanceof XmlValidateError) return error.message;
      throw error;
    } finally {
      document.dispose();
    }
  };
}

const schemas = { cii: openSchema('cii'), ubl: openSchema('ubl'), credit: openSchema('credit') };

function findFlaw({ name, bytes }: FileToCheck): string | null {
  const ofUbl = name.endsWith('-credit.xml') ? schemas.credit : schemas.ubl;
  const findIn = name.endsWith('.cii.xml') ? schemas.cii : ofUbl;
  return findIn(new TextDecoder().decode(bytes));
}

test('the golden invoices, random ones and their credit notes are valid under the CII and UBL schemas', () => {
  const files = [...xmlFiles(60)];
  expect(files.flatMap((file) => findFlaw(file) ?? [])).toEqual([]);
  const credits = ['ubl-credit', 'peppol-credit', 'pint-credit'];
  for (const ending of ['cii', 'ubl', 'peppol', 'pint', ...credits]) {
    expect(files.filter(({ name }) => name.endsWith(`.${ending}.xml`)).length).toBeGreaterThan(10);
  }
});

test('broken copies are refused, as far as a schema can detect', () => {
  const refused = [...brokenXmlFiles()].filter((file) => findFlaw(file) !== null);
  const flaws = refused.map(({ name }) => name.replace(/^.*~/, ''));
  const everywhere = [
    'no date',
    'no lines',
    'no number',
    'sum of words',
    'unknown element',
    'wrong order',
  ];
  const ofUbl = ['no category of a group', 'wrong date'];
  const named = (ending: string, ...others: string[]) =>
    [...everywhere, ...others].map((what) => `${what}.${ending}.xml`);
  expect([...new Set(flaws)].sort()).toEqual(
    [
      ...named('cii', 'no country', 'no currency', 'no name of a line', 'no quantity'),
      ...named('ubl', ...ofUbl),
      ...named('peppol', ...ofUbl, 'empty element'),
      ...named('pint', ...ofUbl, 'empty element'),
      ...['ubl', 'peppol', 'pint'].map((of) => `no lines.${of}-credit.xml`),
    ].sort(),
  );
});
