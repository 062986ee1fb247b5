import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const folder = fileURLToPath(new URL('../fixtures/schemas/', import.meta.url));
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
export function openSchema(syntax: keyof typeof roots): (xml: string) => string | null {
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
