import { useState } from 'react';
import { fetchTemplates } from '#app/browser/requests/mail-templates.client.ts';
import { Button } from '#app/components/buttons/button.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import type { TemplateStart } from '#app/domain/sending/template-answer.ts';
import { fill } from '#app/texts/fill.ts';
import { sendingSettingsTexts } from '#app/texts/sending-settings.ts';
import { sayNotFetched, useLazyImport } from '../loading/use-lazy-import.ts';
import { SettingsSection } from './settings-section.tsx';

const fetchDialog = () => import('./mail-template-dialog.tsx');

/** What mails to clients say, unless the seller writes something else into one. */
export function SendingSection() {
  const [start, setStart] = useState<TemplateStart | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchDialog, sayNotFetched);

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
    <SettingsSection heading={sendingSettingsTexts.heading} about={sendingSettingsTexts.about}>
      <Button variant="secondary" loading={isBusy} onClick={open}>
        {sendingSettingsTexts.open}
      </Button>
      {part && <part.MailTemplateDialog start={start} onClose={() => setStart(null)} />}
    </SettingsSection>
  );
}

// @covers paid-4.2
