import { ChevronDown } from 'lucide-react';
import { Badge } from '#app/components/layout/badge.tsx';
import type { SettingsPictures } from '#app/domain/settings/settings-draft.ts';
import { FormField } from '../form/form-field.tsx';
import { FieldGrid } from '../invoice-form/form-section.tsx';
import { PictureField } from './picture-field.tsx';

type BusinessSectionProps = {
  logo: SettingsPictures['logo'];
  logoError: string | undefined;
  onLogo: (logo: string | null) => void;
};

/** Who sends the invoices; folds, and is marked as required (`invoices.md` section 2, Settings). */
export function BusinessSection({ logo, logoError, onLogo }: BusinessSectionProps) {
  return (
    <section className="border-line border-t">
      <details open className="group">
        <summary className="flex min-h-11 items-center gap-3 rounded-sm py-8 group-open:pb-5 md:group-open:pb-8">
          <h2 className="font-semibold text-lg leading-snug">Business Information</h2>
          <Badge>Required</Badge>
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-5 shrink-0 text-ink-faint transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-5 pb-8 md:ml-[19.5rem] md:max-w-prose">
          <FieldGrid>
            <FormField field="businessName" required autoComplete="organization" />
            <FormField field="email" required inputMode="email" autoComplete="email" />
            <FormField field="phone" required type="tel" autoComplete="tel" />
            <FormField
              field="postalCode"
              required
              autoComplete="postal-code"
              autoCapitalize="characters"
            />
            <FormField
              field="address"
              required
              autoComplete="street-address"
              className="sm:col-span-2"
            />
          </FieldGrid>
          <PictureField label="Logo" id="logo" picture={logo} error={logoError} onChange={onLogo} />
        </div>
      </details>
    </section>
  );
}
