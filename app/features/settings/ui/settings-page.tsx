import { type Location, useBlocker, useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { closedDays, type DeletionAnswer } from '#app/domain/account/account-closing.ts';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import { isReady } from '#app/domain/cards/card-account.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { pathsOf } from '#app/domain/navigation/page-paths.ts';
import type { PlanChoice } from '#app/domain/reminders/reminder-plan.ts';
import type { SettingsAnswer } from '#app/domain/settings/settings-answer.ts';
import {
  DataSection,
  type Security,
  type SecurityAnswer,
  SecuritySection,
  SignOutSection,
  useSignInElsewhere,
} from '#app/features/account/public.ts';
import {
  accountClosingTexts,
  accountExportTexts,
  securityTexts,
} from '#app/features/account/texts.ts';
import { SubscriptionSection } from '#app/features/billing/public.ts';
import { CalendarSection } from '#app/features/calendar/public.ts';
import { calendarTexts } from '#app/features/calendar/texts.ts';
import { CardsSection } from '#app/features/cards/public.ts';
import { gettingPaidTexts } from '#app/features/cards/texts.ts';
import { CustomFieldsSection } from '#app/features/custom-fields/public.ts';
import { fieldSettingsTexts } from '#app/features/custom-fields/texts.ts';
import { SaveButton } from '#app/features/invoice-form/public.ts';
import { LooksSection } from '#app/features/looks/public.ts';
import { lookTexts } from '#app/features/looks/texts.ts';
import { RemindersSection } from '#app/features/reminders/public.ts';
import { reminderTexts } from '#app/features/reminders/texts.ts';
import { SendingSection } from '#app/features/sending/public.ts';
import { sendingSettingsTexts } from '#app/features/sending/texts.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { usePlatform } from '#app/frames/platform/platform.ts';
import { postPath, usePaths } from '#app/frames/platform/use-paths.ts';
import { fill } from '#app/i18n/fill.ts';
import { BackLink } from '#app/ui/buttons/back-link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { FormProvider } from '#app/ui/form/form-provider.tsx';
import { useFocusSoon } from '#app/ui/form/use-focus-soon.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import { listen } from '#app/ui/hooks/effects.ts';
import { Accordion } from '#app/ui/layout/accordion.tsx';
import { BottomBar } from '#app/ui/layout/bottom-bar.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import {
  BankingSection,
  BusinessSection,
  InvoiceSection,
  PaymentMethodsSection,
  WebsiteSection,
} from './form-sections.tsx';
import { RegionalSection } from './regional-section.tsx';
import { SettingsContents, SettingsSection, useOpenSections } from './settings-section.tsx';
import { type SettingsAccount, type SettingsForm, settingsTextRules } from './settings-state.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { TaxSection } from './tax-section.tsx';
import { useSettings } from './use-settings.ts';

type SettingsBarProps = {
  isBusy: boolean;
  isSaved: boolean;
  onSave: () => void;
  onCancel: () => void;
};

/** Cancel and Save Settings, sticky at the end of the page and above the on-screen keyboard. */
function SettingsBar({ isBusy, isSaved, onSave, onCancel }: SettingsBarProps) {
  return (
    <BottomBar className="z-10 flex gap-3 bg-paper md:mx-0 md:px-0 md:py-4">
      <Button variant="secondary" className="max-md:flex-1" onClick={onCancel}>
        {settingsTexts.cancel}
      </Button>
      <SaveButton
        work={{ busy: isBusy ? 'save' : null, isSaved, save: onSave }}
        saveLabel={settingsTexts.save}
      />
    </BottomBar>
  );
}

/**
 * Asks before navigation discards unsaved changes; the browser itself asks when the document is left. Another country's
 * settings page keeps the changes, and signing out needs no question.
 */
function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const navigate = useNavigate();
  // The router forgets a blocked navigation once the page has reloaded its data.
  const [target, setTarget] = useState<Location | null>(null);
  const blocker = useBlocker(({ nextLocation }) => {
    const { pathname } = nextLocation;
    const isBlocked =
      isChanged &&
      pathname !== target?.pathname &&
      !pathname.endsWith('/settings') &&
      pathname !== '/api/sign-out';
    if (isBlocked) setTarget(nextLocation);
    return isBlocked;
  });
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // For browsers that don't support `preventDefault()` here yet.
      event.returnValue = '';
    };
    return listen(window, { beforeunload: ask });
  }, [isChanged]);
  const texts = settingsTexts.leave;
  return (
    <ConfirmDialog
      title={texts.title}
      question={target && texts.question}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={() => {
        if (blocker.state === 'blocked') blocker.proceed();
        else if (target) navigate(target);
        setTarget(null);
      }}
      onCancel={() => {
        blocker.reset?.();
        setTarget(null);
      }}
    />
  );
}

/** Returns the FAQ of the settings page; every answer must be true of the product. */
function settingsQuestions() {
  const { free, unsaved, delivery, changes } = settingsTexts.questions;
  return [free, unsaved, delivery, changes];
}

/** Returns the ids and headings of the page's sections in order. */
function listSections(account: SettingsPageProps['account']): [string, string][] {
  const form: [string, string][] = [
    ['questions', settingsTexts.questions.heading],
    ['business', settingsTexts.business.heading],
    ['tax', settingsTexts.tax.heading],
    ['invoices', settingsTexts.invoices.heading],
    ['website', settingsTexts.optional],
    ['banking', settingsTexts.banking.heading],
    ['payment', settingsTexts.payment.heading],
  ];
  const { heading, guestHeading } = securityTexts.signOut;
  const regional: [string, string] = ['regional', settingsTexts.regional.heading];
  if (!account) return [...form, regional, ['sign-out', guestHeading]];
  return [
    ['subscription', settingsTexts.subscription.heading],
    ...(account.cards ? [['getting-paid', gettingPaidTexts.heading] as [string, string]] : []),
    ...form,
    ['fields', fieldSettingsTexts.heading],
    ['designs', lookTexts.list.heading],
    ['emails', sendingSettingsTexts.heading],
    ['reminders', reminderTexts.heading],
    ['calendar', calendarTexts.heading],
    ['security', securityTexts.heading],
    regional,
    ['sign-out', heading],
    ['data', accountExportTexts.section.heading],
  ];
}

type SettingsPageProps = {
  /** The country in the address, which determines labels, payment fields and formats. */
  country: CountryCode;
  /** Null for a guest. */
  account:
    | (SettingsAccount & {
        billing: BillingView;
        security: Security;
        thanksClients?: boolean;
        reminderPlan: PlanChoice;
        hasCalendar?: boolean;
      })
    | null;
};

const formId = 'settings-form';

/** The settings page, on the web and in the native app. It remounts for another account. */
export function SettingsPage(props: SettingsPageProps) {
  return <AccountSettings key={props.account?.id ?? 'guest'} {...props} />;
}

/** All sections of Settings in order, with their posts and navigation. */
function AccountSettings({ country, account }: SettingsPageProps) {
  const navigate = useNavigate();
  const platform = usePlatform();
  const paths = usePaths(country);
  const action = postPath(paths.settings, country);
  const save = usePost<SettingsAnswer>(action, 'application/json');
  const postSecurity = usePost<SecurityAnswer>(action, 'application/x-www-form-urlencoded');
  const postDeletion = usePost<DeletionAnswer>(action, 'application/x-www-form-urlencoded');
  const form = useRef<HTMLFormElement>(null);
  const [isGone, setGone] = useState(false);
  // Runs after the question about unsaved changes is up to date.
  useEffect(() => {
    if (!isGone) return;
    toast.success(fill(accountClosingTexts.done, { days: closedDays }));
    navigate(paths.home, { replace: true });
  }, [isGone, navigate, paths.home]);
  const settings = useSettings({
    country,
    account,
    form,
    save: (changes) => save({ intent: 'save-settings', ...changes }),
    onCountry: (own) => {
      // In the native app, one page serves every country.
      if (platform === 'web') navigate(pathsOf('web', own).settings, { replace: true });
    },
  });
  const { revalidate } = useRevalidator();
  useSignInElsewhere(account === null, () => {
    // Revalidating would lose unsaved changes; Save stores them here, and the sign-in passes them on.
    if (!settings.isChanged) revalidate();
  });
  const focusSoon = useFocusSoon(form);
  useOpenSections();
  const { document, stored, checks } = settings;
  const { leave } = checks;
  const takesCards = isReady(account?.cards?.account);
  const context = useMemo<SettingsForm>(() => {
    const rules = settingsTextRules;
    const { dispatch } = document;
    return { rules, document, stored, country, dispatch, leave, focusSoon, takesCards };
  }, [document, stored, country, leave, focusSoon, takesCards]);

  return (
    <FormProvider form={context} checks={checks}>
      <div className="page-width settings-page">
        {/* The server knows the visitor's country; the browser has no page at `/`. */}
        <BackLink to="/" reloadDocument />
        <h1 className="page-title mt-2">{settingsTexts.title}</h1>
        <p className="mt-2 mb-6 max-w-prose text-ink-soft">
          {account ? settingsTexts.intro : settingsTexts.introGuest}
        </p>
        <SettingsContents sections={listSections(account)} />
        <div>
          {settings.isFromBrowser && (
            <div className="mb-8">
              <Banner tone="info" role="status">
                {settingsTexts.fromBrowser}
              </Banner>
            </div>
          )}
          {account && <SubscriptionSection country={country} billing={account.billing} />}
          {account?.cards && <CardsSection country={country} cards={account.cards} />}
          <SettingsSection id="questions" heading={settingsTexts.questions.heading}>
            <Accordion items={settingsQuestions()} name="settings-faq" />
          </SettingsSection>
          <form
            id={formId}
            ref={form}
            noValidate
            aria-label={settingsTexts.title}
            onSubmit={(event) => event.preventDefault()}
          >
            <BusinessSection />
            <TaxSection />
            <InvoiceSection />
            <WebsiteSection />
            <BankingSection />
            <PaymentMethodsSection />
          </form>
          {account && <CustomFieldsSection />}
          {account && <LooksSection />}
          {account && <SendingSection thanksClients={account.thanksClients ?? false} />}
          {account && <RemindersSection plan={account.reminderPlan} />}
          {account && (
            <CalendarSection
              isOn={account.hasCalendar ?? false}
              timeZone={account.security.timeZone}
            />
          )}
          {account && <SecuritySection security={account.security} post={postSecurity} />}
          <RegionalSection
            formId={formId}
            zone={account && { timeZone: account.security.timeZone, post: postSecurity }}
          />
          <SignOutSection country={country} isSignedIn={account !== null} />
          {account && (
            <DataSection
              importPath={paths.import}
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
