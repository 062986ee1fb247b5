import { useState } from 'react';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { fieldSettingsTexts } from '#app/features/custom-fields/texts.ts';
import { SettingsSection } from '#app/features/settings/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { fetchCustomFields } from './custom-fields.api.client.ts';

const fetchList = () => import('./custom-field-list.tsx');

/** The seller's own fields for documents and lines. */
export function CustomFieldsSection() {
  const [fields, setFields] = useState<readonly CustomField[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchList, showLoadFailed);

  async function open() {
    setBusy(true);
    fetchNow(false);
    const answer = await fetchCustomFields();
    setBusy(false);
    if (answer.start) return setFields(answer.start.fields);
    toast.error(fill(fieldSettingsTexts.notOpened, { message: answer.failure }));
  }

  return (
    <SettingsSection
      id="fields"
      heading={fieldSettingsTexts.heading}
      about={fieldSettingsTexts.about}
    >
      {fields && part ? (
        <part.CustomFieldList fields={fields} onChanged={setFields} />
      ) : (
        <Button variant="secondary" loading={isBusy} onClick={open}>
          {fieldSettingsTexts.open}
        </Button>
      )}
    </SettingsSection>
  );
}
