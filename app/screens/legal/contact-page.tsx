import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { TextAreaField } from '#app/components/fields/text-area-field.tsx';
import { TextField } from '#app/components/fields/text-field.tsx';
import { Banner } from '#app/components/messages/banner.tsx';
import {
  type ContactAnswer,
  type ContactDraft,
  checkContact,
  longestContact,
} from '#app/domain/contact/contact-message.ts';
import { PostedForm } from '../form/posted-form.tsx';
import type { LegalFacts } from './legal-facts.ts';

type ContactPageProps = LegalFacts & {
  /** Of the signed-in user. */
  email: string | null;
  /** The answer to the last message, null before the first. */
  answer: ContactAnswer | null;
};

/** Writes to support (`platform.md` section 2, Legal pages). */
export function ContactPage({ email, answer, ...facts }: ContactPageProps) {
  const { country, supportEmail } = facts;
  return (
    <div className="page-width pt-8 md:pt-12">
      <header className="max-w-2xl">
        <h1 className="font-display font-medium text-4xl leading-tight md:text-5xl">
          Contact Support
        </h1>
        <p className="mt-4 text-ink-soft text-lg leading-relaxed">
          A question, a problem, an idea: a person reads it. Replies typically come within 24 hours.
        </p>
      </header>
      <div className="mt-10 grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,18rem)]">
        {answer?.outcome === 'sent' ? (
          <div className="flex flex-col items-start gap-5">
            <Banner role="status">
              Your message is on its way. We answer to {answer.email}, typically within 24 hours.
            </Banner>
            <LinkButton to={`/${country}/contact`} variant="secondary">
              Write another message
            </LinkButton>
          </div>
        ) : (
          <ContactForm email={email} refused={answer} />
        )}
        <aside className="flex flex-col gap-8">
          <Aside heading="By email">
            <a
              href={`mailto:${supportEmail}`}
              className="inline-flex min-h-11 items-center break-all rounded-sm text-accent-ink underline"
            >
              {supportEmail}
            </a>
          </Aside>
          <Aside heading="By post">
            <address className="mt-1 text-ink-soft not-italic">
              {facts.operatorName}
              <br />
              {facts.operatorAddress}
            </address>
          </Aside>
          <Aside heading="About an invoice you received">
            <p className="mt-1 text-ink-soft">
              Please write to the business that sent it: its address is on the invoice. We print
              invoices for them and know nothing of the work behind it.
            </p>
          </Aside>
          <Aside heading="Your data">
            <p className="mt-1 text-ink-soft">
              What we store and for how long stands in the{' '}
              <Link to={`/${country}/privacy`} className="rounded-sm text-accent-ink underline">
                Privacy Policy
              </Link>
              , who we are in the{' '}
              <Link to={`/${country}/imprint`} className="rounded-sm text-accent-ink underline">
                Imprint
              </Link>
              .
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
  /** Of the signed-in user. */
  email: string | null;
  /** The refusal of the last try. */
  refused: Extract<ContactAnswer, { outcome: 'refused' }> | null;
};

function ContactForm({ email, refused }: ContactFormProps) {
  const check = (typed: FormData) => {
    const text = (name: keyof ContactDraft) => String(typed.get(name) ?? '');
    const [email, subject, message] = [text('email'), text('subject'), text('message')];
    const checked = checkContact({ email, subject, message });
    return checked.ok ? null : checked.errors;
  };
  return (
    <PostedForm
      label="Contact Support"
      submit="Send message"
      buttonLook="sm:self-start sm:px-8"
      check={check}
      refused={refused?.errors ?? null}
    >
      {(field) => (
        <>
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
            {...field('email')}
          />
          <TextField
            label="Subject"
            name="subject"
            autoComplete="off"
            required
            maxLength={longestContact.subject}
            defaultValue={refused?.typed.subject}
            {...field('subject')}
          />
          <TextAreaField
            label="Message"
            name="message"
            rows={7}
            required
            maxLength={longestContact.message}
            hint="Leave out passwords and codes. An invoice is best named by its number."
            defaultValue={refused?.typed.message}
            {...field('message')}
          />
        </>
      )}
    </PostedForm>
  );
}

// @covers platform-2.6
