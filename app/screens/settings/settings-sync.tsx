import { useEffect, useRef } from 'react';
import { loadGuestSettings, markSettingsSynced } from '#app/browser/local-settings.client.ts';
import { toast } from '#app/components/messages/toast.tsx';
import {
  type SettingsSyncAnswer,
  settingsSaveMessages,
} from '#app/domain/settings/settings-answer.ts';
import { usePost } from '../frame/use-post.ts';

/**
 * Gives the account that signed in the settings that this browser kept for its guest, once for each page that is opened.
 * Settings that the account disputes, or that are refused, wait for their owner on the Settings page.
 */
export function SettingsSync() {
  const local = useRef(loadGuestSettings(window.localStorage)).current;
  const post = usePost<SettingsSyncAnswer>(
    `/${local?.country ?? 'us'}/settings`,
    'application/json',
  );
  const isSent = useRef(false);
  useEffect(() => {
    if (!local || isSent.current) return;
    isSent.current = true;
    const { settings, pictures, country } = local;
    void post({ intent: 'sync-settings', settings, pictures, country }).then((answer) => {
      if (answer.outcome !== 'stored') return;
      markSettingsSynced(window.localStorage);
      toast.success(settingsSaveMessages.synced);
    });
  }, [local, post]);
  return null;
}
