import type { ClientText } from '#app/domain/clients/client.ts';

/** A client of the USA as its form posts it, of whom nothing but the name is known. */
export function plainClient(name: string): ClientText {
  const unknown = {
    ccEmails: '',
    phone: '',
    address: '',
    region: '',
    contact: '',
    taxNumber: '',
    reference: '',
    paymentTerms: '',
  };
  return { ...unknown, name, email: '', country: 'us', language: '' };
}
