import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import {
  type ContactAnswer,
  type ContactDraft,
  checkContact,
  maxContactLength,
} from '#app/domain/contact/contact-message.ts';
import { contactTexts } from '#app/features/legal/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { LinkButton } from '#app/ui/buttons/button.tsx';
import { TextAreaField, TextField } from '#app/ui/fields/field.tsx';
import { PostedForm } from '#app/ui/form/posted-form.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import { describeContactIssues } from '../words/contact-errors.ts';
import type { LegalFacts } from './legal-page.tsx';

type ContactPageProps = LegalFacts & {
  /** The signed-in user's email. */
  email: string | null;
  /** The answer to the last message; null before the first. */
  answer: ContactAnswer | null;
};

export function ContactPage({ email, answer, ...facts }: ContactPageProps) {
  const { country, supportEmail } = facts;
  const linkTo = (page: string) => (inner: ReactNode) => (
    <Link to={`/${country}/${page}`} className="rounded-sm text-accent-ink underline">
      {inner}
    </Link>
  );
  return (
    <div className="page-width pt-8 md:pt-12">
      <header className="max-w-2xl">
        <h1 className="font-display font-medium text-4xl leading-tight md:text-5xl">
          {contactTexts.title}
        </h1>
        <p className="mt-4 text-ink-soft text-lg leading-relaxed">{contactTexts.lead}</p>
      </header>
      <div className="mt-10 grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,18rem)]">
        {answer?.outcome === 'sent' ? (
          <div className="flex flex-col items-start gap-5">
            <Banner role="status">{fill(contactTexts.sent, { email: answer.email })}</Banner>
            <LinkButton to={`/${country}/contact`} variant="secondary">
              {contactTexts.another}
            </LinkButton>
          </div>
        ) : (
          <ContactForm email={email} refused={answer} />
        )}
        <aside className="flex flex-col gap-8">
          <Aside heading={contactTexts.byEmail}>
            <a
              href={`mailto:${supportEmail}`}
              className="inline-flex min-h-11 items-center break-all rounded-sm text-accent-ink underline"
            >
              {supportEmail}
            </a>
          </Aside>
          <Aside heading={contactTexts.byPost}>
            <address className="mt-1 text-ink-soft not-italic">
              {facts.operatorName}
              <br />
              {facts.operatorAddress}
            </address>
          </Aside>
          <Aside heading={contactTexts.received.heading}>
            <p className="mt-1 text-ink-soft">{contactTexts.received.text}</p>
          </Aside>
          <Aside heading={contactTexts.data.heading}>
            <p className="mt-1 text-ink-soft">
              <RichText
                text={contactTexts.data.text}
                tags={{ privacy: linkTo('privacy'), imprint: linkTo('imprint') }}
              />
            </p>
          </Aside>
        </aside>
      </div>
    </div>
  );
}

function Aside({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-semibold">{heading}</h2>
      {children}
    </section>
  );
}

type ContactFormProps = {
  /** The signed-in user's email. */
  email: string | null;
  refused: Extract<ContactAnswer, { outcome: 'refused' }> | null;
};

function ContactForm({ email, refused }: ContactFormProps) {
  const check = (typed: FormData) => {
    const text = (name: keyof ContactDraft) => String(typed.get(name) ?? '');
    const [email, subject, message] = [text('email'), text('subject'), text('message')];
    const checked = checkContact({ email, subject, message });
    return checked.ok ? null : describeContactIssues(checked.issues);
  };
  return (
    <PostedForm
      label={contactTexts.title}
      submit={contactTexts.form.submit}
      buttonLook="sm:self-start sm:px-8"
      check={check}
      refused={refused?.errors ?? null}
    >
      {(field) => (
        <>
          <TextField
            label={contactTexts.form.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            hint={contactTexts.form.emailHint}
            defaultValue={refused?.typed.email ?? email ?? ''}
            {...field('email')}
          />
          <TextField
            label={contactTexts.form.subject}
            name="subject"
            autoComplete="off"
            required
            maxLength={maxContactLength.subject}
            defaultValue={refused?.typed.subject}
            {...field('subject')}
          />
          <TextAreaField
            label={contactTexts.form.message}
            name="message"
            rows={7}
            required
            maxLength={maxContactLength.message}
            hint={contactTexts.form.messageHint}
            defaultValue={refused?.typed.message}
            {...field('message')}
          />
        </>
      )}
    </PostedForm>
  );
}
