import { Form } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { closedDays } from '#app/domain/account/account-closing.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  accountClosingTexts,
  accountExportTexts,
  securityTexts,
} from '#app/features/account/texts.ts';

import { importTexts } from '#app/features/imports/texts.ts';
import { SettingsSection, Subsection, useSignInPath } from '#app/features/settings/public.ts';
import { fill } from '#app/i18n/fill.ts';
import {
  downloadExport,
  type ExportProgress,
  type NextPart,
} from '#app/ui/browser/files/download-export.client.ts';
import { setSignOutIntent } from '#app/ui/browser/session/sign-out-intent.client.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { ProgressBar } from '#app/ui/messages/progress-bar.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { DeleteAccountDialog, type DeletionParts } from './delete-account-dialog.tsx';

/**
 * Downloads the export, with its progress and a way to cancel it. Leaving the page cancels it too. A canceled or failed
 * export in several parts can continue from the missing part.
 */
function ExportData() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [rest, setRest] = useState<NextPart | null>(null);
  const running = useRef<AbortController>();
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  // When the focused button is replaced by another one, the new one gets the focus.
  const button = useRef<HTMLButtonElement>(null);
  const passesFocus = useRef(false);
  const isRunning = progress !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with `isRunning`
  useEffect(() => {
    if (passesFocus.current) button.current?.focus({ preventScroll: true });
    passesFocus.current = false;
  }, [isRunning]);

  const start = async (from: NextPart | null) => {
    if (running.current) return;
    running.current = new AbortController();
    passesFocus.current = true;
    const { number: part = 1, parts = 1 } = from ?? {};
    setProgress({ files: 0, wanted: null, part, parts });
    const { signal } = running.current;
    const done = await downloadExport({ from, signal, onProgress: setProgress });
    running.current = undefined;
    passesFocus.current = button.current !== null && button.current === document.activeElement;
    setProgress(null);
    setRest(done.outcome === 'downloaded' ? null : done.rest);
    if (done.outcome === 'downloaded') {
      toast.success(
        done.parts === 1
          ? accountExportTexts.section.done
          : fill(accountExportTexts.section.doneParts, { parts: done.parts }),
      );
    } else if (done.outcome === 'failed') {
      toast.error(fill(accountExportTexts.section.failed, { message: done.message }));
    }
  };

  return (
    <>
      {/* Announced once as each part starts; a toast announces the end. */}
      <p role="status" className="sr-only">
        {progress && labelOf(progress)}
      </p>
      {progress ? (
        <Collecting button={button} progress={progress} onCancel={cancel} />
      ) : (
        <InitialDrafts button={button} rest={rest} onStart={start} />
      )}
    </>
  );
}

const labelOf = ({ part, parts }: ExportProgress) =>
  parts === 1
    ? accountExportTexts.section.collecting
    : fill(accountExportTexts.section.collectingPart, { part, parts });

type InitialDraftsProps = {
  button: RefObject<HTMLButtonElement>;
  rest: NextPart | null;
  onStart: (from: NextPart | null) => Promise<void>;
};

function InitialDrafts({ button, rest, onStart }: InitialDraftsProps) {
  const texts = accountExportTexts.section;
  return (
    <>
      {rest && (
        <>
          <p>{fill(texts.missing, { parts: rest.parts, part: rest.number })}</p>
          <Button ref={button} onClick={() => onStart(rest)}>
            {fill(texts.goOn, { part: rest.number })}
          </Button>
        </>
      )}
      <Button ref={rest ? undefined : button} variant="secondary" onClick={() => onStart(null)}>
        {texts.start}
      </Button>
    </>
  );
}

type CollectingProps = {
  button: RefObject<HTMLButtonElement>;
  progress: ExportProgress;
  onCancel: () => void;
};

function Collecting({ button, progress, onCancel }: CollectingProps) {
  const { files, wanted } = progress;
  return (
    <div className="thumb flex w-full items-center gap-4">
      <ProgressBar
        label={labelOf(progress)}
        value={files}
        max={Math.max(wanted ?? 0, files, 1)}
        text={wanted === null ? '' : fill(accountExportTexts.section.progress, { files, wanted })}
      />
      <Button ref={button} variant="quiet" size="small" onClick={onCancel}>
        {accountExportTexts.section.stop}
      </Button>
    </div>
  );
}

/** Exports, imports and deletes the account's data. */
export function DataSection({ importPath, ...parts }: DeletionParts & { importPath: string }) {
  const [isAsking, setAsking] = useState(false);
  const exported = accountExportTexts.section;
  const closing = accountClosingTexts.section;
  return (
    <SettingsSection id="data" heading={exported.heading}>
      <Subsection id="export-heading" heading={exported.title} className="items-start">
        <p>{exported.about}</p>
        <ExportData />
      </Subsection>
      <Subsection
        id="import-heading"
        heading={importTexts.settings.title}
        className="mt-4 items-start"
      >
        <p>{importTexts.settings.text}</p>
        <LinkButton to={importPath} variant="secondary">
          {importTexts.settings.action}
        </LinkButton>
      </Subsection>
      <Subsection id="deletion-heading" heading={closing.heading} className="mt-4 items-start">
        <p>{fill(closing.about, { days: closedDays })}</p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {closing.open}
        </Button>
      </Subsection>
      <DeleteAccountDialog open={isAsking} onClose={() => setAsking(false)} {...parts} />
    </SettingsSection>
  );
}

type SignOutSectionProps = { country: CountryCode; isSignedIn: boolean };

/** Signs out; for a guest, links to the sign-in. */
export function SignOutSection({ country, isSignedIn }: SignOutSectionProps) {
  const signInPath = useSignInPath();
  const texts = securityTexts.signOut;
  if (!isSignedIn) {
    return (
      <SettingsSection id="sign-out" heading={texts.guestHeading} about={texts.guestAbout}>
        <LinkButton to={signInPath} variant="secondary">
          {texts.signIn}
        </LinkButton>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection id="sign-out" heading={texts.heading} about={texts.about}>
      <Form method="post" action="/api/sign-out" onSubmit={() => setSignOutIntent()}>
        <input type="hidden" name="country" value={country} />
        <input type="hidden" name="screen" value="settings" />
        <Button type="submit" variant="secondary">
          {texts.submit}
        </Button>
      </Form>
    </SettingsSection>
  );
}
