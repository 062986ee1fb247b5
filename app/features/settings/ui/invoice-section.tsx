import { useState } from 'react';
import { papers } from '#app/domain/invoices/sheet.ts';
import { previewNextNumber } from '#app/domain/settings/check-settings.ts';
import { TemplatePicker } from '#app/features/invoice-sheet/public.ts';
import { pictureTexts, settingsTexts } from '#app/features/settings/texts.ts';

import { documentLanguageOptions } from '#app/frames/language/document-language-options.ts';
import { fieldTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { FieldGrid, SelectField } from '#app/ui/fields/field.tsx';
import { FormField } from '#app/ui/form/form-field.tsx';
import { PaymentTermsField } from '#app/ui/form/payment-terms-field.tsx';
import { sayNotFetched, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsForm, useSettingsPicture } from './settings-state.ts';

/** How invoices are numbered, how they look and what they speak. */
export function InvoiceSection() {
  const { draft, stored, dispatch, messages } = useSettingsForm();
  const signature = useSettingsPicture('signature');
  const texts = settingsTexts.invoices;
  return (
    <SettingsSection heading={texts.heading} about={texts.about}>
      <FieldGrid>
        <FormField field="invoicePrefix" autoCapitalize="none" spellCheck={false} />
        <FormField field="startingNumber" inputMode="numeric" figures />
        <FormField field="estimatePrefix" autoCapitalize="none" spellCheck={false} />
        <FormField field="estimateStart" inputMode="numeric" figures />
        <FormField field="creditNotePrefix" autoCapitalize="none" spellCheck={false} />
        <FormField field="creditNoteStart" inputMode="numeric" figures />
      </FieldGrid>
      <p className="text-[0.9375rem]">
        {texts.nextNumber}{' '}
        <output className="figures font-medium text-ink [overflow-wrap:anywhere]">
          {previewNextNumber(draft, stored) ?? '–'}
        </output>
      </p>
      <div className="w-full sm:max-w-md">
        <PaymentTermsField
          value={draft.paymentTerms}
          unchosen={fieldTexts.terms.unprinted}
          error={messages.get('paymentTerms')}
          onChange={(value) => dispatch({ type: 'set', name: 'paymentTerms', value })}
        />
      </div>
      <div className="w-full">
        <h3 className="mb-3 font-medium text-ink text-sm">{texts.template}</h3>
        <TemplatePicker
          name="template"
          value={draft.template}
          onChange={(template) => dispatch({ type: 'set', name: 'template', value: template })}
        />
      </div>
      <SelectField
        name="paper"
        label={texts.paper}
        hint={texts.paperHint}
        className="w-full sm:max-w-80"
        options={[
          { value: '', label: texts.papers.usual },
          ...papers.map((value) => ({ value, label: texts.papers[value] })),
        ]}
        value={draft.paper}
        onChange={({ target: { value } }) => dispatch({ type: 'set', name: 'paper', value })}
      />
      <SelectField
        name="invoiceLanguage"
        label={texts.language}
        hint={texts.languageHint}
        className="w-full sm:max-w-80"
        options={[{ value: '', label: texts.pagesLanguage }, ...documentLanguageOptions()]}
        value={draft.invoiceLanguage}
        onChange={({ target: { value } }) =>
          dispatch({ type: 'set', name: 'invoiceLanguage', value })
        }
      />
      <SignatureField label={pictureTexts.signature} {...signature} />
    </SettingsSection>
  );
}

/** A signature to draw, or to upload like any picture: the keyboard cannot draw. */
export function SignatureField(props: Omit<PictureFieldProps, 'children'>) {
  const { picture, onChange } = props;
  const [isDrawing, setIsDrawing] = useState(false);
  const dialog = useLazyImport(fetchDialog, sayNotFetched);

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

// The pen's library is for users who draw.
const fetchDialog = () => import('./draw-signature-dialog.tsx');
