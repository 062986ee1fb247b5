import { useState } from 'react';
import { bankTexts, isBankMethod } from '#app/domain/fields/payment-fields.ts';
import { papers } from '#app/domain/invoices/sheet.ts';
import { previewNextNumber } from '#app/domain/settings/check-settings.ts';
import { TemplatePicker } from '#app/features/invoice-sheet/public.ts';
import {
  linkInput,
  MethodFields,
  PaymentWays,
  paymentMethods,
} from '#app/features/payments/public.ts';
import { paymentMethodTexts } from '#app/features/payments/texts.ts';
import { pictureTexts, settingsTexts } from '#app/features/settings/texts.ts';
import { documentLanguageOptions } from '#app/frames/language/document-language-options.ts';
import { fieldTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { FieldGrid, SelectField } from '#app/ui/fields/field.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { FormField, FormFields } from '#app/ui/form/form-field.tsx';
import { PaymentTermsField } from '#app/ui/form/payment-terms-field.tsx';
import { Badge } from '#app/ui/layout/badge.tsx';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsForm, useSettingsPicture, useTypedSettings } from './settings-state.ts';

/** The business that sends the invoices; collapsible, and marked as required. */
export function BusinessSection() {
  const logo = useSettingsPicture('logo');
  return (
    <SettingsSection
      id="business"
      heading={settingsTexts.business.heading}
      badge={<Badge>{settingsTexts.business.required}</Badge>}
      isOpen
    >
      <FieldGrid>
        <FormFields fields={['businessName', 'email', 'phone', 'postalCode', 'address']} />
      </FieldGrid>
      <PictureField label={pictureTexts.logo} {...logo} />
    </SettingsSection>
  );
}

/** Optional details for invoices. */
export function WebsiteSection() {
  return (
    <SettingsSection id="website" heading={settingsTexts.optional}>
      <FormField field="website" placeholder="https://…" className="w-full" />
    </SettingsSection>
  );
}

/** The bank account, with the fields and labels of the country. */
export function BankingSection() {
  const { country } = useSettingsForm();
  return (
    <SettingsSection
      id="banking"
      heading={settingsTexts.banking.heading}
      about={settingsTexts.banking.about}
    >
      <div className="w-full">
        <MethodFields fields={bankTexts(country)} />
      </div>
    </SettingsSection>
  );
}

/** All other payment methods of the country, notes, and the seller's own links. */
export function PaymentMethodsSection() {
  const { country } = useSettingsForm();
  const methods = paymentMethods(country).filter(({ id }) => !isBankMethod(id));
  return (
    <SettingsSection
      id="payment"
      heading={settingsTexts.payment.heading}
      about={settingsTexts.payment.about}
    >
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

/** The numbering, look and language of invoices. */
export function InvoiceSection() {
  const { stored, dispatch } = useSettingsForm();
  const values = useTypedSettings((typed) => typed);
  const messages = useMessages();
  const signature = useSettingsPicture('signature');
  const texts = settingsTexts.invoices;
  return (
    <SettingsSection id="invoices" heading={texts.heading} about={texts.about}>
      <FieldGrid>
        <FormField field="invoicePrefix" autoCapitalize="none" spellCheck={false} />
        <FormField field="startingNumber" inputMode="numeric" />
        <FormField field="estimatePrefix" autoCapitalize="none" spellCheck={false} />
        <FormField field="estimateStart" inputMode="numeric" />
        <FormField field="creditNotePrefix" autoCapitalize="none" spellCheck={false} />
        <FormField field="creditNoteStart" inputMode="numeric" />
      </FieldGrid>
      <p className="text-[0.9375rem]">
        {texts.nextNumber}{' '}
        <output className="figures font-medium text-ink [overflow-wrap:anywhere]">
          {previewNextNumber(values, stored) ?? '–'}
        </output>
      </p>
      <div className="w-full sm:max-w-md">
        <PaymentTermsField
          value={values.paymentTerms}
          unchosen={fieldTexts.terms.unprinted}
          error={messages.get('paymentTerms')}
          onChange={(value) => dispatch({ type: 'set', name: 'paymentTerms', value })}
        />
      </div>
      <div className="w-full">
        <h3 className="mb-3 font-medium text-ink text-sm">{texts.template}</h3>
        <TemplatePicker
          name="template"
          value={values.template}
          onChange={(template) => dispatch({ type: 'set', name: 'template', value: template })}
        />
      </div>
      <FieldGrid>
        <SelectField
          name="paper"
          label={texts.paper}
          hint={texts.paperHint}
          options={[
            { value: '', label: texts.papers.usual },
            ...papers.map((value) => ({ value, label: texts.papers[value] })),
          ]}
          value={values.paper}
          onChange={({ target: { value } }) => dispatch({ type: 'set', name: 'paper', value })}
        />
        <SelectField
          name="invoiceLanguage"
          label={texts.language}
          hint={texts.languageHint}
          options={[{ value: '', label: texts.pagesLanguage }, ...documentLanguageOptions()]}
          value={values.invoiceLanguage}
          onChange={({ target: { value } }) =>
            dispatch({ type: 'set', name: 'invoiceLanguage', value })
          }
        />
      </FieldGrid>
      <SignatureField label={pictureTexts.signature} {...signature} />
    </SettingsSection>
  );
}

/** A signature to draw, or to upload like any picture, since drawing doesn't work with a keyboard. */
export function SignatureField(props: Omit<PictureFieldProps, 'children'>) {
  const { picture, onChange } = props;
  const [isDrawing, setIsDrawing] = useState(false);
  const dialog = useLazyImport(fetchDialog, showLoadFailed);

  return (
    <PictureField {...props}>
      <Button
        variant="secondary"
        onPointerEnter={() => dialog.fetchNow(true)}
        onFocus={() => dialog.fetchNow(true)}
        onClick={() => {
          setIsDrawing(true);
          dialog.fetchNow(false);
        }}
      >
        {picture ? pictureTexts.draw.openAgain : pictureTexts.draw.open}
      </Button>
      {dialog.part && (
        <dialog.part.DrawSignatureDialog
          open={isDrawing}
          onClose={() => setIsDrawing(false)}
          onDrawn={onChange}
        />
      )}
    </PictureField>
  );
}

// Loads the drawing library only for users who draw.
const fetchDialog = () => import('./draw-signature-dialog.tsx');
