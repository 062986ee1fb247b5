import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './db/account-schema.ts',
    './db/billing-schema.ts',
    './db/picture-schema.ts',
    './db/look-schema.ts',
    './db/custom-field-schema.ts',
    './db/schema.ts',
    './db/bank-schema.ts',
    './db/link-schema.ts',
    './db/history-schema.ts',
    './db/email-schema.ts',
    './db/reminder-schema.ts',
    './db/ledger-schema.ts',
    './db/schedule-schema.ts',
    './db/estimate-schema.ts',
    './db/delivery-schema.ts',
    './db/series-schema.ts',
    './db/calendar-schema.ts',
    './db/connect-schema.ts',
    './db/reset-link-schema.ts',
    './db/job-schema.ts',
    './db/sums-schema.ts',
  ],
  out: './db/migrations',
});
