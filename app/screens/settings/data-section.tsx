import { useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { closedDays } from '#app/domain/account/account-closing.ts';
import { DeleteAccountDialog, type DeletionParts } from './delete-account-dialog.tsx';
import { ExportData } from './export-data.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What the account holds, to take along and to give up (`decisions.md`, Accounts). */
export function DataSection(parts: DeletionParts) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection heading="Your Data">
      <section aria-labelledby="export-heading" className="flex w-full flex-col items-start gap-3">
        <h3 id="export-heading" className="font-medium text-ink">
          Download your data
        </h3>
        <p>
          One zip file with everything we keep of you: your invoices as PDF, and invoices, clients,
          products and settings as JSON and CSV.
        </p>
        <ExportData />
      </section>
      <section
        aria-labelledby="deletion-heading"
        className="mt-4 flex w-full flex-col items-start gap-3"
      >
        <h3 id="deletion-heading" className="font-medium text-ink">
          Delete your account
        </h3>
        <p>
          The account and the links to your invoices are closed at once. After {closedDays} days
          everything in it is wiped.
        </p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </section>
      <DeleteAccountDialog open={isAsking} onClose={() => setAsking(false)} {...parts} />
    </SettingsSection>
  );
}
