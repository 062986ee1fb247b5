import { useNavigate } from '@remix-run/react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { AuthAnswer, OfferedProvider } from '#app/domain/account/sign-in.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { passwordTexts, signInTexts } from '#app/features/account/texts.ts';

import { Button } from '#app/ui/buttons/button.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { Banner } from '#app/ui/messages/banner.tsx';
import { signInReason } from '../words/sign-in-reason.ts';
import { AuthForm, useCodeOnPage, useWaitingDraft } from './auth-form.tsx';
import { Benefits } from './benefits.tsx';
import type { AuthIntent } from './credential-fields.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

const intents = ['sign-in', 'sign-up'] as const satisfies AuthIntent[];

type AuthPageProps = {
  /** The country of the page that the visitor came from. */
  country: CountryCode;
  /** The country for a new account. */
  accountCountry: CountryCode;
  /** The tab from the URL. */
  tab: AuthIntent;
  /** Where to redirect afterwards; validated where it is used. */
  redirectTo: string | null;
  /** The identity providers to offer. */
  providers: readonly OfferedProvider[];
  /** The response to the last attempt; null before the first. */
  answer: AuthAnswer | null;
  /** True right after a password was reset. */
  isReset?: boolean;
};

/**
 * The Sign in and Create account page. Both forms stay mounted, so that changing the tab or a rejected attempt keeps
 * the typed values, and a typed email address is carried over to the other tab.
 */
export function AuthPage(props: AuthPageProps) {
  const { country, accountCountry, tab, redirectTo, providers, answer, isReset } = props;
  const [shown, setShown] = useState(tab);
  // The response doesn't say which form it is for: it is the last one submitted, or without scripts the one in the URL.
  const [sent, setSent] = useState(tab);
  const navigate = useNavigate();
  const panels = useRef<HTMLDivElement>(null);

  const { Code, ...byCode } = useCodeOnPage();

  const waitingDraft = useWaitingDraft(country);
  const goTo = waitingDraft ?? redirectTo;
  const reason = signInReason(redirectTo, Code ? 'code' : shown);

  useEffect(() => setShown(tab), [tab]);

  const search = (intent: AuthIntent) =>
    `?${new URLSearchParams({ tab: intent, ...(redirectTo && { redirectTo }) })}`;

  const show = (next: AuthIntent) => {
    const emailOf = (intent: AuthIntent) =>
      panels.current?.querySelector<HTMLInputElement>(`#${panelId(intent)} [name="email"]`);
    const [typed, other] = [emailOf(shown), emailOf(next)];
    if (typed?.value && other) other.value = typed.value;
    setShown(next);
    // The URL contains the tab, which determines the page's title and breadcrumb.
    navigate(search(next), { replace: true, preventScrollReset: true });
  };
  const signInByCode = () => {
    const selector = `#${panelId(shown)} [name="email"]`;
    byCode.begin(panels.current?.querySelector<HTMLInputElement>(selector)?.value ?? '');
  };
  return (
    <div className="page-width grid gap-x-16 pt-8 md:pt-12 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] xl:gap-x-24">
      <div ref={panels} className="mx-auto w-full max-w-[25rem] lg:pt-4">
        <h1 className="font-display font-medium text-3xl leading-tight sm:text-4xl">
          {Code ? signInTexts.code.title : signInTexts.page.headings[shown]}
        </h1>
        {reason && <p className="mt-2 text-ink-soft">{reason}</p>}
        {isReset && (
          <div className="mt-6">
            <Banner role="status">{passwordTexts.reset.done}</Banner>
          </div>
        )}
        {Code && (
          <div className="mt-6">
            <Code
              action={search('sign-in')}
              country={accountCountry}
              redirectTo={goTo}
              email={byCode.email}
              onPassword={byCode.end}
            />
          </div>
        )}
        <div className="mt-6" hidden={Code !== undefined}>
          <AuthTabs shown={shown} hrefOf={search} onShow={show} />
        </div>
        {intents.map((intent) => (
          <div
            key={intent}
            id={panelId(intent)}
            role="tabpanel"
            aria-labelledby={tabId(intent)}
            hidden={intent !== shown || Code !== undefined}
            className="flex flex-col gap-5 pt-6 [&[hidden]]:hidden"
          >
            <AuthForm
              screen="page"
              submit={signInTexts.page.submits[intent]}
              country={country}
              intent={intent}
              action={search(intent)}
              redirectTo={goTo}
              answer={answer?.outcome === 'refused' && sent === intent ? answer : null}
              onSend={() => setSent(intent)}
            />
            {intent === 'sign-in' && (
              <Button variant="secondary" wide className="noscript:hidden" onClick={signInByCode}>
                {signInTexts.code.title}
              </Button>
            )}
            <ProviderButtons
              intent={intent}
              providers={providers}
              country={accountCountry}
              redirectTo={goTo}
            />
          </div>
        ))}
      </div>
      <Benefits country={country} />
    </div>
  );
}

type AuthTabsProps = {
  shown: AuthIntent;
  /** The URL of a tab, for links that work without scripts. */
  hrefOf: (intent: AuthIntent) => string;
  onShow: (intent: AuthIntent) => void;
};

/** The ids that link a tab to its panel. */
const tabId = (intent: AuthIntent) => `${intent}-tab`;
const panelId = (intent: AuthIntent) => `${intent}-panel`;

/** The Sign in and Create account tabs: keyboard and screen reader accessible, plain links without scripts. */
function AuthTabs({ shown, hrefOf, onShow }: AuthTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  const show = (intent: AuthIntent) => {
    onShow(intent);
    list.current?.querySelector<HTMLElement>(`#${tabId(intent)}`)?.focus();
  };
  const onClick = (event: MouseEvent, intent: AuthIntent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(intent);
  };
  const onKeyDown = (event: KeyboardEvent, intent: AuthIntent) => {
    const other = intent === 'sign-in' ? 'sign-up' : 'sign-in';
    const targets: Record<string, AuthIntent> = {
      ArrowLeft: other,
      ArrowRight: other,
      Home: 'sign-in',
      End: 'sign-up',
      ' ': intent,
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    show(target);
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={signInTexts.tabs.label}
      className="flex gap-6 border-line border-b"
    >
      {intents.map((intent) => (
        <a
          key={intent}
          id={tabId(intent)}
          role="tab"
          href={hrefOf(intent)}
          aria-selected={intent === shown}
          aria-controls={panelId(intent)}
          tabIndex={intent === shown ? 0 : -1}
          onClick={(event) => onClick(event, intent)}
          onKeyDown={(event) => onKeyDown(event, intent)}
          className={classNames(
            'thumb -mb-px flex items-center border-b-2 px-1 font-medium transition-colors duration-150',
            intent === shown
              ? 'border-accent text-ink'
              : 'border-transparent text-ink-faint hover:text-ink',
          )}
        >
          {signInTexts.tabs[intent]}
        </a>
      ))}
    </div>
  );
}
