import { Form, useFetcher } from '@remix-run/react';
import { useRef, useState } from 'react';
import type { VerificationAnswer } from '#app/domain/history/verification.ts';
import { verifyTexts } from '#app/features/verify/texts.ts';
import { unlisted } from '#app/frames/meta/page-meta.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';

export const verifyPageMeta = unlisted(
  () => verifyTexts.title,
  () => verifyTexts.lead,
);

const keysPath = '/.well-known/jwks.json';

type VerifyPageProps = {
  /** The typed code, empty at first. */
  typed: string;
  answer: VerificationAnswer | null;
};

/** Verifies that a document is what was issued: by its code, or by its file, which stays in the browser. */
export function VerifyPage({ typed, answer }: VerifyPageProps) {
  const { ofFile, isBusy, isFailed, take } = useVerifiedFile(typed);
  const shown = ofFile ?? answer;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-8 sm:px-6 md:pt-12">
      <h1 className="font-display font-medium text-3xl leading-tight sm:text-4xl">
        {verifyTexts.title}
      </h1>
      <p className="mt-3 text-ink-soft">{verifyTexts.lead}</p>
      <div role="status" className="mt-6">
        {shown && !isBusy && <Answer {...shown} />}
        {isBusy && <p className="text-ink-soft">{verifyTexts.working}</p>}
      </div>
      {isFailed && <FormAlert>{verifyTexts.failed}</FormAlert>}
      <Form
        key={typed}
        method="get"
        action="/verify"
        className="mt-6 flex flex-col gap-3 sm:flex-row sm:items-end"
      >
        <div className="min-w-0 flex-1">
          <TextField
            label={verifyTexts.code}
            name="code"
            defaultValue={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </div>
        <Button type="submit">{verifyTexts.check}</Button>
      </Form>
      <div className="mt-6">
        <FileDrop
          accept=".pdf,application/pdf"
          drop={verifyTexts.drop}
          choose={verifyTexts.choose}
          hint={verifyTexts.privacy}
          onFile={take}
        />
      </div>
    </div>
  );
}

function Answer({ tone, title, facts, notes, record }: VerificationAnswer) {
  return (
    <Card as="section">
      <Banner tone={({ good: 'info', warn: 'warn', bad: 'danger' } as const)[tone]}>
        <h2 className="font-semibold [overflow-wrap:anywhere]">{title}</h2>
      </Banner>
      {facts.length > 0 && (
        <dl className="figures mt-5 grid grid-cols-1 gap-x-6 gap-y-4 min-[400px]:grid-cols-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-ink-faint text-sm">{label}</dt>
              <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-4 flex flex-col gap-2 text-[0.9375rem] text-ink-soft">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {record && (
        <details className="mt-4 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent-ink underline underline-offset-4">
            {verifyTexts.record}
          </summary>
          <p className="text-ink-soft">
            {verifyTexts.aboutRecord}{' '}
            <a href={keysPath} className="rounded-sm text-accent-ink underline">
              {keysPath}
            </a>
          </p>
          <code className="mt-2 block break-all">{record}</code>
        </details>
      )}
    </Card>
  );
}

/** Hashes a file in the browser and sends only the hash; looking up a code afterwards replaces its result. */
function useVerifiedFile(typed: string) {
  const fetcher = useFetcher<VerificationAnswer | null>();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const newest = useRef<File | null>(null);

  const take = async (file: File) => {
    newest.current = file;
    setReading(true);
    setUnread(false);
    try {
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
      if (newest.current !== file) return;
      const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
      setAskedFor(typed);
      fetcher.submit(
        { hash: hash.join('') },
        { method: 'post', action: '/verify', encType: 'application/json' },
      );
    } catch {
      setUnread(true);
    }
    setReading(false);
  };

  const isAsked = askedFor === typed;
  const isIdle = fetcher.state === 'idle';
  return {
    take: (file: File) => void take(file),
    ofFile: isAsked && !isUnread ? (fetcher.data ?? null) : null,
    isBusy: isReading || (isAsked && !isIdle),
    isFailed: isUnread || (isAsked && isIdle && fetcher.data === null),
  };
}
