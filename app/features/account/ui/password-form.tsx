import { type FormEvent, useRef, useState } from 'react';
import type { NewPassword } from '#app/domain/account/sign-in.ts';
import { securityTexts } from '#app/features/account/texts.ts';
import type { SecurityAnswer } from '#app/features/account/words/security-answer.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { findPasswordErrors } from '../words/password-issues.ts';
import { getNewPassword, NewPasswordFields, PasswordField } from './credential-fields.tsx';

/** Posts to the settings route; the response contains any errors. */
export type PostSecurity = (fields: Record<string, string>) => Promise<SecurityAnswer>;

type PasswordFormProps = {
  /** The user name for the password manager. */
  email: string;
  hasPassword: boolean;
  post: PostSecurity;
};

/** Sets a new password; the typed values stay in the inputs until it is accepted. */
export function PasswordForm({ email, hasPassword, post }: PasswordFormProps) {
  const texts = securityTexts.password;
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, clear, field } = useRefusals<'current' | keyof NewPassword>(form, null);
  const [isPending, setPending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget);
    const fields = getNewPassword(typed);
    const issues = findPasswordErrors(fields, 'settings');
    if (issues) return refuse(issues);
    clear();
    setPending(true);
    const current = String(typed.get('current') ?? '');
    const answer = await post({ intent: 'change-password', current, ...fields });
    setPending(false);
    if (answer.outcome === 'refused') return refuse(answer.errors);
    form.current?.reset();
    toast.success(answer.message);
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      aria-labelledby="password-heading"
      className="flex w-full max-w-sm flex-col gap-4"
    >
      <h3 id="password-heading" className="font-medium text-ink">
        {hasPassword ? texts.change : texts.set}
      </h3>
      <input type="hidden" name="intent" value="change-password" />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      {hasPassword && (
        <PasswordField
          label={texts.current}
          name="current"
          autoComplete="current-password"
          {...field('current')}
        />
      )}
      <NewPasswordFields confirmLabel={texts.confirm} field={field} />
      <div className="flex flex-col gap-2">
        <Button type="submit" variant="secondary" loading={isPending} className="self-start">
          {hasPassword ? texts.submitChange : texts.submitSet}
        </Button>
        <p className="text-ink-faint text-sm">{texts.othersSignedOut}</p>
      </div>
    </form>
  );
}
