import { useRevalidator } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BackLink } from '#app/components/buttons/back-link.tsx';
import { Accordion } from '#app/components/layout/accordion.tsx';
import { Banner } from '#app/components/messages/banner.tsx';
import type { SecurityAnswer } from '#app/domain/account/security-answer.ts';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { FormProvider } from '../form/form-context.ts';
import { useFocusSoon } from '../form/use-focus-soon.ts';
import { useSignInElsewhere } from '../frame/sign-in-elsewhere.tsx';
import { DataSection, SignOutSection } from './account-sections.tsx';
import type { DeletionParts } from './delete-account-dialog.tsx';
import {
  BankingSection,
  BusinessSection,
  PaymentMethodsSection,
  TaxSection,
  WebsiteSection,
} from './form-sections.tsx';
import { InvoiceSection } from './invoice-section.tsx';
import { LeaveQuestion, settingsQuestions } from './leave-question.tsx';
import { RegionalSection } from './regional-section.tsx';
import { type Security, SecuritySection } from './security-section.tsx';
import { SettingsBar } from './settings-bar.tsx';
import { SettingsSection } from './settings-section.tsx';
import { type SettingsAccount, type SettingsForm, settingsTextRules } from './settings-state.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { type SettingsParts, useSettings } from './use-settings.ts';

type SettingsPageProps = {
  /** Of the address: rules labels, payment fields and formats on this page. */
  country: CountryCode;
  /** Null for a guest. Another account is another page, by its React key. */
  account: (SettingsAccount & { billing: BillingView; security: Security }) | null;
  save: SettingsParts['save'];
  postSecurity: (fields: Record<string, string>) => Promise<SecurityAnswer>;
  postDeletion: DeletionParts['post'];
  /** Leaves the pages of an account that is closed. */
  onDeleted: () => void;
  /** Goes to the settings of another country. */
  onCountry: (country: CountryCode) => void;
};

const formId = 'settings-form';

/** Every section of Settings in its order (`invoices.md` section 2). */
export function SettingsPage(props: SettingsPageProps) {
  const { country, account, save, postSecurity, postDeletion, onDeleted, onCountry } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isGone, setGone] = useState(false);
  // After the question about unsaved changes has heard of it.
  useEffect(() => {
    if (isGone) onDeleted();
  }, [isGone, onDeleted]);
  const settings = useSettings({ country, account, form, save, onCountry });
  const { revalidate } = useRevalidator();
  useSignInElsewhere(account === null, () => {
    // What is typed and not saved yet stays: Save keeps it here, and the way in takes it along.
    if (!settings.isChanged) revalidate();
  });
  const focusSoon = useFocusSoon(form);
  const { draft, dispatch, fields, pictures, setPicture } = settings;
  const { messages, leave } = fields;
  const context = useMemo<SettingsForm>(
    () => ({ rules: settingsTextRules, draft, country, dispatch, messages, leave, focusSoon }),
    [draft, country, dispatch, messages, leave, focusSoon],
  );

  return (
    <FormProvider value={context}>
      <div className="page-width pt-6 md:pt-8">
        <div className="mx-auto max-w-4xl">
          {/* The server knows the visitor's country; the browser has no page at `/`. */}
          <BackLink to="/" reloadDocument />
          <h1 className="page-title mt-2">Settings</h1>
          <p className="mt-2 mb-8 max-w-prose text-ink-soft">
            Your next invoice starts from what you set here.
            {!account && ' Until you sign in it is kept in this browser.'}
          </p>
          {settings.isFromBrowser && (
            <div className="mb-8">
              <Banner tone="info" role="status">
                This browser kept settings that differ from those of your account. They are filled
                in below: save them, or cancel to keep what your account has.
              </Banner>
            </div>
          )}

          {account && <SubscriptionSection country={country} billing={account.billing} />}
          <SettingsSection heading="FAQ">
            <div className="w-full">
              <Accordion items={settingsQuestions} name="settings-faq" />
            </div>
          </SettingsSection>
          <form
            id={formId}
            ref={form}
            noValidate
            aria-label="Settings"
            onSubmit={(event) => event.preventDefault()}
          >
            <BusinessSection
              logo={pictures.logo}
              logoError={messages.get('logo')}
              onLogo={(logo) => setPicture('logo', logo)}
            />
            <TaxSection />
            <InvoiceSection
              stored={settings.stored}
              signature={pictures.signature}
              signatureError={messages.get('signature')}
              onSignature={(signature) => setPicture('signature', signature)}
            />
            <WebsiteSection />
            <BankingSection />
            <PaymentMethodsSection />
          </form>
          {account && (
            <SecuritySection country={country} security={account.security} post={postSecurity} />
          )}
          <RegionalSection formId={formId} isSignedIn={account !== null} />
          <SignOutSection country={country} isSignedIn={account !== null} />
          {account && (
            <DataSection
              billing={account.billing}
              email={account.security.email}
              hasPassword={account.security.hasPassword}
              post={postDeletion}
              onDeleted={() => setGone(true)}
            />
          )}
          <SettingsBar
            isBusy={settings.isBusy}
            isSaved={settings.isSaved}
            onSave={settings.save}
            onCancel={settings.cancel}
          />
        </div>
      </div>
      <LeaveQuestion isChanged={settings.isChanged && !settings.asksToSignIn && !isGone} />
      <SignInPrompt open={settings.asksToSignIn} onClose={settings.closeSignIn} />
    </FormProvider>
  );
}

// @covers invoices-2.32 invoices-2.33
