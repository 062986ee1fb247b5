import { Form } from '@remix-run/react';
import { beginSignOut } from '#app/browser/account/sign-out-intent.client.ts';
import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { SettingsSection } from './settings-section.tsx';
import { useSignInPath } from './sign-in-prompt.tsx';

/** Ends the session; for a guest the way to one. */
export function SignOutSection({
  country,
  isSignedIn,
}: {
  country: CountryCode;
  isSignedIn: boolean;
}) {
  const signInPath = useSignInPath();
  if (!isSignedIn) {
    return (
      <SettingsSection
        heading="Sign Out"
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
        <input type="hidden" name="screen" value="settings" />
        <input type="hidden" name="country" value={country} />
        <Button type="submit" variant="secondary">
          Sign Out
        </Button>
      </Form>
    </SettingsSection>
  );
}
