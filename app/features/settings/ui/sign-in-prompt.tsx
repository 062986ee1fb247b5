import { settingsTexts } from '#app/features/settings/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

/** Returns the path where Settings sends a user to sign in and return. */
export function useSignInPath(): string {
  const { auth, settings } = usePaths('us');
  return `${auth}?redirectTo=${settings}`;
}

/** Asks a guest to sign in after their settings were saved in this browser. */
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
