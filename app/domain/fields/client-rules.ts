import { signInAnswerTexts } from '#app/features/account/texts.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { email, headRules, inGroup, lines, named } from './field-rules.ts';

/** Field rules of a saved client; all of these texts may appear on an invoice. */
export const clientRules = inGroup('client', {
  name: { label: named('name'), max: headRules.clientName.max, required: true },
  email: { label: named('email'), ...email, message: () => signInAnswerTexts.invalidEmail },
  ccEmails: {
    label: () => clientTexts.fields.ccEmails,
    kind: 'emails',
    max: 1_000,
    message: () => clientTexts.form.ccFormat,
  },
  phone: { label: named('phone'), max: headRules.businessPhone.max },
  address: { label: named('address'), ...lines },
  contact: { label: named('clientContact'), max: headRules.clientContact.max },
  taxNumber: { label: named('clientTaxNumber'), max: headRules.clientTaxNumber.max },
  paymentTerms: { label: named('paymentTerms'), max: 20 },
  reference: { label: named('clientReference'), max: headRules.clientReference.max },
});
