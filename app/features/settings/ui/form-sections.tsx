import { ChevronDown } from 'lucide-react';
import { bankTexts, isBankMethod } from '#app/domain/fields/payment-fields.ts';
import {
  linkInput,
  MethodFields,
  PaymentWays,
  paymentMethods,
} from '#app/features/payments/public.ts';
import { paymentMethodTexts } from '#app/features/payments/texts.ts';
import { pictureTexts, settingsTexts } from '#app/features/settings/texts.ts';

import { FieldGrid } from '#app/ui/fields/field.tsx';
import { FormField, FormFields } from '#app/ui/form/form-field.tsx';
import { Badge } from '#app/ui/layout/badge.tsx';
import { PictureField } from './picture-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsForm, useSettingsPicture } from './settings-state.ts';

/** Who sends the invoices; folds, and is marked as required. */
export function BusinessSection() {
  const logo = useSettingsPicture('logo');
  return (
    <section className="form-part border-line border-t">
      <details open className="group">
        <summary className="flex min-h-11 items-center gap-3 rounded-sm py-8 group-open:pb-5 md:group-open:pb-8">
          <h2 className="font-semibold text-lg leading-snug">{settingsTexts.business.heading}</h2>
          <Badge>{settingsTexts.business.required}</Badge>
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-5 shrink-0 text-ink-faint transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-5 pb-8 md:ml-[19.5rem] md:max-w-prose">
          <FieldGrid>
            <FormFields fields={['businessName', 'email', 'phone', 'postalCode', 'address']} />
          </FieldGrid>
          <PictureField label={pictureTexts.logo} {...logo} />
        </div>
      </details>
    </section>
  );
}

/** What is nice to have on an invoice. */
export function WebsiteSection() {
  return (
    <SettingsSection heading={settingsTexts.optional}>
      <FormField field="website" placeholder="https://…" className="w-full" />
    </SettingsSection>
  );
}

/** The bank account, with the fields that the country has and as it calls them. */
export function BankingSection() {
  const { country } = useSettingsForm();
  return (
    <SettingsSection heading={settingsTexts.banking.heading} about={settingsTexts.banking.about}>
      <div className="w-full">
        <MethodFields fields={bankTexts(country)} />
      </div>
    </SettingsSection>
  );
}

/** Every other way to pay that the country has, notes, and links of the seller's own choice. */
export function PaymentMethodsSection() {
  const { country } = useSettingsForm();
  const methods = paymentMethods(country).filter(({ id }) => !isBankMethod(id));
  return (
    <SettingsSection heading={settingsTexts.payment.heading} about={settingsTexts.payment.about}>
      <div className="flex w-full flex-col gap-8 text-ink">
        <PaymentWays
          methods={methods}
          paypal={
            <FormField
              {...linkInput}
              field="paypalPaymentLink"
              label={paymentMethodTexts.paypalLink}
              placeholder="https://paypal.me/…"
            />
          }
        />
      </div>
    </SettingsSection>
  );
}
