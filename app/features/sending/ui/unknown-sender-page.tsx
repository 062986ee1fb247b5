import { useEffect, useState } from 'react';
import { saveRecipientToken } from '#app/features/public-invoice/public.ts';
import { unknownSenderTexts } from '#app/features/sending/texts.ts';
import { unlisted } from '#app/frames/meta/page-meta.ts';
import { fill } from '#app/i18n/fill.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';

export const unknownSenderMeta = unlisted(
  () => unknownSenderTexts.title,
  () => unknownSenderTexts.careful,
);

type UnknownSenderPageProps = { productName: string; supportEmail: string };

/**
 * For email recipients who don't know the sender. Only the button has an effect, because link scanners open links too.
 */
export function UnknownSenderPage({ productName, supportEmail }: UnknownSenderPageProps) {
  const [token, setToken] = useState<string | null>();
  const [isBusy, setBusy] = useState(false);
  const [business, setBusiness] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => setToken(saveRecipientToken()), []);

  async function press() {
    setBusy(true);
    setFailure(null);
    const { status, body } = await postCall('/api/unknown-sender', { token });
    setBusy(false);
    if (status === 200) return setBusiness((body as { businessName: string }).businessName);
    setFailure(refusalIn(body)?.message ?? failureTexts.reasons.networkAway);
  }

  return (
    <div className="mx-auto w-full max-w-xl px-4 pt-8 sm:px-6 md:pt-12">
      <h1 className="font-display font-medium text-3xl leading-tight sm:text-4xl">
        {unknownSenderTexts.title}
      </h1>
      <p className="mt-3 text-ink-soft">
        {fill(unknownSenderTexts.lead, { product: productName })}
      </p>
      <p className="mt-3 font-medium">{unknownSenderTexts.careful}</p>
      <div role="status" className="mt-6">
        {business !== null && (
          <>
            <p className="rounded-md bg-sunken px-4 py-3 font-medium [overflow-wrap:anywhere]">
              {fill(unknownSenderTexts.done, { business })}
            </p>
            <p className="mt-3 text-ink-soft">
              {fill(unknownSenderTexts.undo, { email: supportEmail })}
            </p>
          </>
        )}
        {token === null && <p>{unknownSenderTexts.noLink}</p>}
      </div>
      {failure !== null && (
        <div className="mb-4">
          <FormAlert>{fill(unknownSenderTexts.failed, { message: failure })}</FormAlert>
        </div>
      )}
      {business === null && token !== null && (
        <Button loading={isBusy} blocked={token === undefined} onClick={press}>
          {unknownSenderTexts.press}
        </Button>
      )}
    </div>
  );
}
