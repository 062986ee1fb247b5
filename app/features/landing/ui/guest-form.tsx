import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { useDialogPost } from '#app/features/account/public.ts';
import {
  InvoiceFormScreen,
  type InvoiceFormScreenProps,
} from '#app/features/invoice-form/public.ts';

export type GuestFormProps = Pick<
  InvoiceFormScreenProps,
  'country' | 'today' | 'isDayKnown' | 'providers'
> & {
  defaults: FormDefaults;
  onSignedIn: () => void;
};

const none: [] = [];
// A guest's Save asks them to sign in; the form's own page then saves.
const never = async () => ({ outcome: 'unreachable' }) as const;
const nothing = () => undefined;

/** The invoice form of the landing page; it edits the same draft as the form's own page. */
export function GuestForm({ onSignedIn, ...start }: GuestFormProps) {
  const submitAuth = useDialogPost(`/${start.country}?index`);
  return (
    <InvoiceFormScreen
      {...start}
      userId={null}
      clients={none}
      products={none}
      looks={none}
      billing={null}
      pictures={null}
      opened={null}
      isFirst
      save={never}
      saveProduct={never}
      submitAuth={submitAuth}
      onSaved={nothing}
      onReopen={nothing}
      embedded={{ onSignedIn }}
    />
  );
}
