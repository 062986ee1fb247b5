import type { DeletionAnswer } from '#app/domain/account/account-closing.ts';
import type { SettingsAnswer } from '#app/domain/settings/settings-answer.ts';
import { type SecurityAnswer, securityFailure } from '#app/features/account/public.ts';

/** What Settings' action answers. */
export type SettingsPageAnswer = SettingsAnswer | SecurityAnswer | DeletionAnswer;

/**
 * Settings are posted as JSON, the Security section posts its fields. A dead network becomes data, so that nothing
 * typed is lost; a redirect leads on.
 */
export async function postSettings(
  request: Request,
  serverAction: () => Promise<SettingsPageAnswer>,
): Promise<SettingsPageAnswer> {
  if ((request.headers.get('Content-Type') ?? '').startsWith('application/json')) {
    try {
      return await serverAction();
    } catch {
      return { outcome: 'unreachable' };
    }
  }
  const typed = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const form = securityFailure(typed.get('intent'));
    return { outcome: 'refused', errors: { form }, isUnknown: true };
  }
}
