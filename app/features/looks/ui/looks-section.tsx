import { lookTexts } from '#app/features/looks/texts.ts';
import { SettingsSection } from '#app/features/settings/public.ts';
import { useLazyImport } from '#app/ui/loading/use-lazy-import.ts';

const fetchList = () => import('./saved-looks.tsx');

/** The section of Settings with the saved looks, which are loaded once the page is shown. */
export function LooksSection() {
  const { part } = useLazyImport(fetchList, undefined, 'idle');
  return (
    <SettingsSection id="designs" heading={lookTexts.list.heading} about={lookTexts.list.about}>
      {part && <part.SavedLooks />}
    </SettingsSection>
  );
}
