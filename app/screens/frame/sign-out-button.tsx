import { Form } from '@remix-run/react';
import { beginSignOut } from '#app/browser/account/sign-out-intent.client.ts';
import { Button } from '#app/components/buttons/button.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';

/** Posts the sign-out, which answers with the sign-in page of the country; what was typed unsaved leaves the device. */
export function SignOutButton({ country, wide }: { country: CountryCode; wide?: boolean }) {
  return (
    <Form method="post" action="/api/sign-out" onSubmit={() => beginSignOut()}>
      <input type="hidden" name="country" value={country} />
      <Button
        type="submit"
        variant={wide ? 'secondary' : 'quiet'}
        size={wide ? 'medium' : 'small'}
        wide={wide}
      >
        Logout
      </Button>
    </Form>
  );
}
