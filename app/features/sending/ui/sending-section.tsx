import { useEffect, useState } from 'react';
import type { TemplateStart } from '#app/domain/sending/email-template.ts';
import { sendingSettingsTexts } from '#app/features/sending/texts.ts';
import { SettingsSection } from '#app/features/settings/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { fetchTemplates, postReceiptSetting } from './sending.api.client.ts';

const fetchDialog = () => import('./email-template-dialog.tsx');

/** The templates of emails to clients, and which emails are sent automatically. */
export function SendingSection({ thanksClients }: { thanksClients: boolean }) {
  const [start, setStart] = useState<TemplateStart | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchDialog, showLoadFailed);

  async function open() {
    setBusy(true);
    fetchNow(false);
    const answer = await fetchTemplates();
    setBusy(false);
    setStart(answer.start);
    if (answer.failure === null) return;
    toast.error(fill(sendingSettingsTexts.notOpened, { message: answer.failure }));
  }

  return (
    <SettingsSection
      id="emails"
      heading={sendingSettingsTexts.heading}
      about={sendingSettingsTexts.about}
    >
      <Button variant="secondary" loading={isBusy} onClick={open}>
        {sendingSettingsTexts.open}
      </Button>
      <ReceiptEmailsSwitch stored={thanksClients} />
      {part && <part.EmailTemplateDialog start={start} onClose={() => setStart(null)} />}
    </SettingsSection>
  );
}

/** The switch for thank-you emails, saved immediately. */
function ReceiptEmailsSwitch({ stored }: { stored: boolean }) {
  const [isOn, setOn] = useState(stored);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setOn(stored), [stored]);

  async function change(thanks: boolean) {
    if (isBusy) return;
    setBusy(true);
    setOn(thanks);
    const message = describeChangeFailure(await postReceiptSetting(thanks));
    setBusy(false);
    if (message === null) {
      return toast.success(sendingSettingsTexts[thanks ? 'thanksOn' : 'thanksOff']);
    }
    setOn(!thanks);
    toast.error(fill(sendingSettingsTexts.failed, { message }));
  }

  return (
    <CheckboxField
      kind="switch"
      label={sendingSettingsTexts.thanks}
      hint={sendingSettingsTexts.thanksHint}
      checked={isOn}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
