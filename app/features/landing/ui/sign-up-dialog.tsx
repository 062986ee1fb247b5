import type { OfferedProvider } from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { SignInDialog, useDialogPost } from '#app/features/account/public.ts';

type SignUpDialogProps = {
  open: boolean;
  onClose: () => void;
  country: CountryCode;
  providers: readonly OfferedProvider[];
  /** `message` is the greeting to show. */
  onSignedIn: (message: string) => void;
};

/** The sign-in dialog over the landing page; loaded when Sign Up is clicked. */
export function SignUpDialog({ country, ...dialog }: SignUpDialogProps) {
  const submit = useDialogPost(`/${country}?index`);
  return (
    <SignInDialog
      {...dialog}
      country={country}
      redirectTo={`/${country}/invoices`}
      submit={submit}
    />
  );
}
