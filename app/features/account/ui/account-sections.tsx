import { Form } from '@remix-run/react';
import { useState } from 'react';
import { closedDays } from '#app/domain/account/account-closing.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { accountClosingTexts } from '#app/features/account/texts/account-closing.ts';
import { accountExportTexts } from '#app/features/account/texts/account-export.ts';
import { securityTexts } from '#app/features/account/texts/security.ts';
import { importTexts } from '#app/features/imports/texts/import.ts';
import { SettingsSection, Subsection, useSignInPath } from '#app/features/settings/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { beginSignOut } from '#app/ui/browser/session/sign-out-intent.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { DeleteAccountDialog, type DeletionParts } from './delete-account-dialog.tsx';
import { ExportData } from './export-data.tsx';

/** Exports, imports and deletes the account's data. */
export function DataSection({ importPath, ...parts }: DeletionParts & { importPath: string }) {
  const [isAsking, setAsking] = useState(false);
  const exported = accountExportTexts.section;
  const closing = accountClosingTexts.section;
  return (
    <SettingsSection heading={exported.heading}>
      <Subsection id="export-heading" heading={exported.title} className="items-start">
        <p>{exported.about}</p>
        <ExportData />
      </Subsection>
      <Subsection
        id="import-heading"
        heading={importTexts.settings.title}
        className="mt-4 items-start"
      >
        <p>{importTexts.settings.text}</p>
        <LinkButton to={importPath} variant="secondary">
          {importTexts.settings.action}
        </LinkButton>
      </Subsection>
      <Subsection id="deletion-heading" heading={closing.heading} className="mt-4 items-start">
        <p>{fill(closing.about, { days: closedDays })}</p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {closing.open}
        </Button>
      </Subsection>
      <DeleteAccountDialog open={isAsking} onClose={() => setAsking(false)} {...parts} />
    </SettingsSection>
  );
}

type SignOutSectionProps = { country: CountryCode; isSignedIn: boolean };

/** Signs out; for a guest, links to the sign-in. */
export function SignOutSection({ country, isSignedIn }: SignOutSectionProps) {
  const signInPath = useSignInPath();
  const texts = securityTexts.signOut;
  if (!isSignedIn) {
    return (
      <SettingsSection heading={texts.guestHeading} about={texts.guestAbout}>
        <LinkButton to={signInPath} variant="secondary">
          {texts.signIn}
        </LinkButton>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection heading={texts.heading} about={texts.about}>
      <Form method="post" action="/api/sign-out" onSubmit={() => beginSignOut()}>
        <input type="hidden" name="country" value={country} />
        <input type="hidden" name="screen" value="settings" />
        <Button type="submit" variant="secondary">
          {texts.submit}
        </Button>
      </Form>
    </SettingsSection>
  );
}
