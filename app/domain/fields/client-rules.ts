import { email, headRules, inGroup, lines } from './field-rules.ts';

/** Field rules of a saved client; all of these texts may appear on an invoice. */
export const clientRules = inGroup('client', {
  name: { max: headRules.clientName.max, required: true },
  email: { ...email, wrong: 'emailAddress' },
  ccEmails: { kind: 'emails', max: 1_000 },
  phone: { max: headRules.businessPhone.max },
  address: lines,
  contact: { label: 'clientContact', max: headRules.clientContact.max },
  taxNumber: { label: 'clientTaxNumber', max: headRules.clientTaxNumber.max },
  paymentTerms: { max: 20 },
  reference: { label: 'clientReference', max: headRules.clientReference.max },
});
