import type { DeletionAnswer } from '#app/domain/account/account-closing.ts';
import type { SettingsAnswer } from '#app/domain/settings/settings-answer.ts';
import { type SecurityAnswer, securityFailure } from '#app/features/account/public.ts';

/** The answer of the settings page's action. */
export type SettingsPageAnswer = SettingsAnswer | SecurityAnswer | DeletionAnswer;

/**
 * Posts settings as JSON, or the Security section's fields as a form. A network failure is returned as data, so that no
 * input is lost; a redirect is followed.
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
