import { useCallback, useMemo, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { checkSettings } from '#app/domain/settings/check-settings.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { useHeldDuringPress } from '../invoice-form/use-held-during-press.ts';
import { settingsText } from './settings-state.ts';

/** Which fields may say what is wrong with them: those a save failed for, and those left with something in them. */
type Marks = { failed: ReadonlySet<string>; left: ReadonlySet<string> };

const noMarks: Marks = { failed: new Set(), left: new Set() };

/** The message under each field that may show one, by its name. */
export function useSettingsMessages(
  draft: SettingsDraft,
  { country, stored }: { country: CountryCode; stored: SettingsDraft },
) {
  const [marks, setMarks] = useState(noMarks);
  const live = useMemo(() => {
    const check = checkSettings(draft, { country, stored });
    const shown = (check.ok ? [] : check.issues).filter(
      ({ field }) =>
        marks.failed.has(field) ||
        (marks.left.has(field) && settingsText(draft, field).trim() !== ''),
    );
    return new Map(shown.map(({ field, message }) => [field, message]));
  }, [draft, country, stored, marks]);
  const messages = useHeldDuringPress(live);

  const leave = useCallback((name: string) => {
    setMarks((before) =>
      before.left.has(name) ? before : { ...before, left: new Set(before.left).add(name) },
    );
  }, []);
  const fail = useCallback((names: readonly string[]) => {
    setMarks((before) => ({ ...before, failed: new Set(names) }));
  }, []);
  const clear = useCallback(() => setMarks(noMarks), []);
  return { messages, leave, fail, clear };
}
