import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { beginSignOut } from '#app/ui/browser/session/sign-out-intent.client.ts';

type SignOutFormProps = {
  country: CountryCode;
  /** The content of its button. */
  children: ReactNode;
};

/** Posts the sign-out, which redirects to the country's sign-in page; unsaved input is removed from the device. */
export function SignOutForm({ country, children }: SignOutFormProps) {
  return (
    <Form method="post" action="/api/sign-out" onSubmit={() => beginSignOut()}>
      <input type="hidden" name="country" value={country} />
      {children}
    </Form>
  );
}
