import { type FormEvent, useEffect, useRef, useState } from 'react';
import { askForLoginCode } from '#app/browser/account/login-code.client.ts';
import { Button } from '#app/components/buttons/button.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { invalidEmailMessage, isEmail, normalizeEmail } from '#app/domain/account/email.ts';
import { EmailField } from './credential-fields.tsx';
import { FormAlert } from './form-alert.tsx';

/** A code that waits in a user's mailbox. */
export type SentCode = {
  email: string;
  /** When another one may be asked for, ms since the epoch. */
  newCodeAt: number;
};

type AskForCodeProps = {
  defaultEmail: string;
  onEmail: (email: string) => void;
  onSent: (code: SentCode) => void;
};

/** Step 1 of the sign-in by code: the e-mail that it is sent to. */
export function AskForCode({ defaultEmail, onEmail, onSent }: AskForCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<{ email?: string; form?: string }>({});

  useEffect(() => field.current?.focus(), []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may stand inside a page's own form: React hands events on to it, through the portal.
    event.stopPropagation();
    const email = normalizeEmail(field.current?.value ?? '');
    if (isPending) return;
    field.current?.focus();
    if (!isEmail(email)) return setErrors({ email: invalidEmailMessage });
    setErrors({});
    setPending(true);
    const answer = await askForLoginCode(email);
    setPending(false);
    if (answer.outcome === 'refused') return setErrors({ form: answer.message });
    toast.success(answer.message);
    onSent({ email, newCodeAt: Date.now() + answer.waitSeconds * 1000 });
  };

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      <EmailField
        ref={field}
        defaultValue={defaultEmail}
        error={errors.email}
        onChange={(event) => {
          onEmail(event.target.value);
          setErrors({});
        }}
      />
      <Button type="submit" size="large" wide loading={isPending} className="mt-1">
        Send code
      </Button>
      <p className="text-ink-faint text-sm">
        We mail you 6 digits; no password needed. If you are new here, they create your account. You
        must be at least 13 years old to create an account.
      </p>
    </form>
  );
}

// @covers platform-2.39
