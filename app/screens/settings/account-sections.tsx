import { Form } from '@remix-run/react';
import { useState } from 'react';
import { beginSignOut } from '#app/browser/account/sign-out-intent.client.ts';
import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { closedDays } from '#app/domain/account/account-closing.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { DeleteAccountDialog, type DeletionParts } from './delete-account-dialog.tsx';
import { ExportData } from './export-data.tsx';
import { SettingsSection, Subsection } from './settings-section.tsx';
import { useSignInPath } from './sign-in-prompt.tsx';

/** What the account holds, to take along and to give up (`decisions.md`, Accounts). */
export function DataSection(parts: DeletionParts) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection heading="Your Data">
      <Subsection id="export-heading" heading="Download your data" className="items-start">
        <p>
          One zip file with everything we keep of you: your invoices as PDF, and invoices, clients,
          products and settings as JSON and CSV.
        </p>
        <ExportData />
      </Subsection>
      <Subsection id="deletion-heading" heading="Delete your account" className="mt-4 items-start">
        <p>
          The account and the links to your invoices are closed at once. After {closedDays} days
          everything in it is wiped.
        </p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </Subsection>
      <DeleteAccountDialog open={isAsking} onClose={() => setAsking(false)} {...parts} />
    </SettingsSection>
  );
}

type SignOutSectionProps = { country: CountryCode; isSignedIn: boolean };

/** Ends the session; for a guest the way to one. */
export function SignOutSection({ country, isSignedIn }: SignOutSectionProps) {
  const signInPath = useSignInPath();
  if (!isSignedIn) {
    return (
      <SettingsSection
        heading="Account"
        about="You are not signed in. With an account your invoices are saved and kept."
      >
        <LinkButton to={signInPath} variant="secondary">
          Sign in
        </LinkButton>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection
      heading="Sign Out"
      about="Ends your session in this browser. Everything you saved stays in your account."
    >
      <Form method="post" action="/api/sign-out" onSubmit={() => beginSignOut()}>
        <input type="hidden" name="country" value={country} />
        <input type="hidden" name="screen" value="settings" />
        <Button type="submit" variant="secondary">
          Sign Out
        </Button>
      </Form>
    </SettingsSection>
  );
}

// @covers decisions-6.13
