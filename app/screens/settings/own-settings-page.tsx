import { useNavigate } from '@remix-run/react';
import { type ComponentProps, useCallback } from 'react';
import { toast } from '#app/components/messages/toast.tsx';
import { type DeletionAnswer, deletionMessages } from '#app/domain/account/account-closing.ts';
import type { SecurityAnswer } from '#app/domain/account/security-answer.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { placesOf } from '#app/domain/navigation/places.ts';
import type { SettingsAnswer } from '#app/domain/settings/settings-answer.ts';
import { usePost } from '../frame/use-post.ts';
import { useShell } from '../shell/shell.ts';
import { postPath, usePlaces } from '../shell/use-places.ts';
import { SettingsPage } from './settings-page.tsx';

type OwnSettingsPageProps = {
  country: CountryCode;
  account: (ComponentProps<typeof SettingsPage>['account'] & { id: string }) | null;
};

/** Settings as a page of its own, on the web and in the native shell, with its posts and its ways on. */
export function OwnSettingsPage({ country, account }: OwnSettingsPageProps) {
  const navigate = useNavigate();
  const shell = useShell();
  const { home, settings } = usePlaces(country);
  const desk = postPath(settings, country);
  const save = usePost<SettingsAnswer>(desk, 'application/json');
  const postSecurity = usePost<SecurityAnswer>(desk, 'application/x-www-form-urlencoded');
  const postDeletion = usePost<DeletionAnswer>(desk, 'application/x-www-form-urlencoded');
  const leave = useCallback(() => {
    toast.success(deletionMessages.done);
    navigate(home, { replace: true });
  }, [home, navigate]);
  return (
    <SettingsPage
      key={account?.id ?? 'guest'}
      country={country}
      account={account}
      save={(changes) => save({ intent: 'save-settings', ...changes })}
      postSecurity={postSecurity}
      postDeletion={postDeletion}
      onDeleted={leave}
      onCountry={(own) => {
        // Natively one page serves every country.
        if (shell === 'web') navigate(placesOf('web', own).settings, { replace: true });
      }}
    />
  );
}
