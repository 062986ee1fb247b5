import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, useRef } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { TextAreaField } from '#app/components/fields/text-area-field.tsx';
import { TextField } from '#app/components/fields/text-field.tsx';
import {
  type ContactAnswer,
  type ContactDraft,
  checkContact,
  longestContact,
} from '#app/domain/contact/contact-message.ts';
import { FormAlert } from '../account/form-alert.tsx';
import { useRefusals } from '../form/use-refusals.ts';

type ContactFormProps = {
  /** Of the signed-in user. */
  email: string | null;
  /** The refusal of the last try. */
  refused: Extract<ContactAnswer, { outcome: 'refused' }> | null;
};

/** Posts like any form; with scripts it checks first, and stays as it was typed whatever comes. */
export function ContactForm({ email, refused }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, correct } = useRefusals<keyof ContactDraft>(
    form,
    refused?.errors ?? null,
  );
  const isPending = useNavigation().formData !== undefined;

  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const text = (name: keyof ContactDraft) => String(typed.get(name) ?? '');
    const checked = checkContact({
      email: text('email'),
      subject: text('subject'),
      message: text('message'),
    });
    if (checked.ok) return;
    event.preventDefault();
    refuse(checked.errors);
  };

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label="Contact Support"
      onSubmit={check}
      className="flex flex-col gap-5"
    >
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      <TextField
        label="Your email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint="Where our answer goes."
        defaultValue={refused?.typed.email ?? email ?? ''}
        error={errors.email}
        onChange={() => correct('email')}
      />
      <TextField
        label="Subject"
        name="subject"
        autoComplete="off"
        required
        maxLength={longestContact.subject}
        defaultValue={refused?.typed.subject}
        error={errors.subject}
        onChange={() => correct('subject')}
      />
      <TextAreaField
        label="Message"
        name="message"
        rows={7}
        required
        maxLength={longestContact.message}
        hint="Leave out passwords and codes. An invoice is best named by its number."
        defaultValue={refused?.typed.message}
        error={errors.message}
        onChange={() => correct('message')}
      />
      <Button type="submit" size="large" className="sm:self-start sm:px-8" loading={isPending}>
        Send message
      </Button>
    </Form>
  );
}
