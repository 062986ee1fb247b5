import { useBlocker } from '@remix-run/react';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';

/**
 * Asks before another page takes away what was changed and not saved. The settings of another country keep it, and whoever
 * signs out has decided.
 */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) =>
      isChanged && !pathname.endsWith('/settings') && pathname !== '/api/sign-out',
  );
  return (
    <ConfirmDialog
      title="Leave without saving?"
      question={blocker.state === 'blocked' ? 'What you changed here is not saved yet.' : null}
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
