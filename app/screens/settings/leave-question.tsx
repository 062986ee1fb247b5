import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { ConfirmDialog } from '#app/components/overlays/confirm-dialog.tsx';

/**
 * Asks before another page takes away what was changed and not saved; the browser asks where the document goes. The
 * settings of another country keep it, and whoever signs out has decided.
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
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
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
