import type { ClientText } from '#app/domain/clients/client.ts';

/** A US client as posted by its form, with only a name. */
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
