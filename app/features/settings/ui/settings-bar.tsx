import { BottomBar, SaveButton } from '#app/features/invoice-form/public.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';

type SettingsBarProps = {
  isBusy: boolean;
  isSaved: boolean;
  onSave: () => void;
  onCancel: () => void;
};

/** Cancel and Save Settings, at the end of the page and in reach from all of it; above the on-screen keyboard. */
export function SettingsBar({ isBusy, isSaved, onSave, onCancel }: SettingsBarProps) {
  return (
    <BottomBar className="z-10 flex gap-3 bg-paper md:mx-0 md:px-0 md:py-4 md:pl-[19.5rem]">
      <Button variant="secondary" className="max-md:flex-1" onClick={onCancel}>
        {settingsTexts.cancel}
      </Button>
      <SaveButton
        work={{ busy: isBusy ? 'save' : null, isSaved, save: onSave }}
        saveLabel={settingsTexts.save}
      />
    </BottomBar>
  );
}
