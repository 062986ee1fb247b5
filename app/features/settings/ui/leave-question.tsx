import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { listen } from '#app/ui/hooks/effects.ts';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';

/**
 * Asks before another page takes away what was changed and not saved; the browser asks where the document goes. The
 * settings of another country keep it, and a user who signs out has decided.
 */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) =>
      isChanged && !pathname.endsWith('/settings') && pathname !== '/api/sign-out',
  );
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // For browsers that do not know the line above yet.
      event.returnValue = '';
    };
    return listen(window, { beforeunload: ask });
  }, [isChanged]);
  const texts = settingsTexts.leave;
  return (
    <ConfirmDialog
      title={texts.title}
      question={blocker.state === 'blocked' ? texts.question : null}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

/** The settings page's FAQ; every answer is true of the product as it stands. */
export function settingsQuestions() {
  const { free, unsaved, delivery, changes } = settingsTexts.questions;
  return [free, unsaved, delivery, changes];
}
