import { expect, it } from 'vitest';
import { describeClientIssues } from '#app/features/clients/words/describe-client.ts';

it('says what is wrong with each field of a client', () => {
  expect(
    describeClientIssues({
      name: { code: 'required', label: 'name' },
      email: { code: 'emailAddress' },
      ccEmails: { code: 'emails' },
      phone: { code: 'tooLong', label: 'phone', max: 50 },
      taxNumber: { code: 'tooLong', label: 'clientTaxNumber', max: 50 },
    }),
  ).toEqual({
    name: 'Name is required',
    email: 'Invalid email address',
    ccEmails: 'Separate email addresses with commas.',
    phone: 'Phone must be 50 characters or fewer',
    taxNumber: 'Client’s tax number must be 50 characters or fewer',
  });
});
