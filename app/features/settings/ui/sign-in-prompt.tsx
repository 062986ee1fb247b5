import { settingsTexts } from '#app/features/settings/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

/** Where Settings sends a user who is to sign in, and where they come back to. */
export function useSignInPath(): string {
  const { auth, settings } = usePaths('us');
  return `${auth}?redirectTo=${settings}`;
}

/** Asks a guest whose settings this browser has just kept to sign in. */
export function SignInPrompt({ open, onClose }: { open: boolean; onClose: () => void }) {
  const signInPath = useSignInPath();
  const texts = settingsTexts.signIn;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.notNow}
          </Button>
          <LinkButton to={signInPath}>{texts.signIn}</LinkButton>
        </>
      }
    >
      <p className="text-[0.9375rem] text-ink-soft">{texts.more}</p>
    </Dialog>
  );
}
