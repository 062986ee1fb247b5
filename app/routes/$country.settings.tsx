import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useLoaderData, useNavigate } from '@remix-run/react';
import { useCallback } from 'react';
import { toast } from '#app/components/toast.tsx';
import { type DeletionAnswer, deletionMessages } from '#app/domain/account/account-closing.ts';
import { type SecurityAnswer, securityFailure } from '#app/domain/account/security-answer.ts';
import { pictureAddresses } from '#app/domain/settings/picture-address.ts';
import type { SettingsAnswer } from '#app/domain/settings/settings-answer.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { describeBilling } from '#app/http/billing.server.ts';
import { readJson } from '#app/http/body.server.ts';
import { requireCountry } from '#app/http/country.server.ts';
import { orDatabaseAway } from '#app/http/database-away.server.ts';
import { answerSecurityPost } from '#app/http/security-action.server.ts';
import { readViewer } from '#app/http/session.server.ts';
import { answerSettingsPost } from '#app/http/settings-action.server.ts';
import { refusedPostMessage } from '#app/screens/account/refused-post.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { shouldRevalidateAfterPost } from '#app/screens/frame/should-revalidate.ts';
import { usePost } from '#app/screens/frame/use-post.ts';
import { useKeptPage } from '#app/screens/offline/kept-page.ts';
import { OpeningPage } from '#app/screens/offline/opening-page.tsx';
import { SettingsPage } from '#app/screens/settings/settings-page.tsx';
import { withWaitingSettings } from '#app/screens/settings/with-waiting-settings.ts';
import { listSessions } from '#app/services/account/list-sessions.server.ts';

export const meta: MetaFunction = ({ matches }) => [
  pageTitle('Settings', matches),
  {
    name: 'description',
    content: 'Your business, tax, payment details and template for new invoices.',
  },
  { name: 'robots', content: 'noindex' },
];

export const shouldRevalidate = shouldRevalidateAfterPost;

const failure = 'Error loading settings';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const viewer = await orDatabaseAway(readViewer(request, context), failure);
  if (!viewer) return { country, account: null };
  const { user, session, settings } = viewer;
  const { now } = context;
  const known = { userId: user.id, sessionId: session.id, now };
  const { hasPassword, sessions } = await orDatabaseAway(listSessions(context.db, known), failure);
  return {
    country,
    account: {
      id: user.id,
      stored: {
        settings: settingsOfColumns(settings, user.email),
        lastNumber: settings.lastInvoiceNumber,
      },
      email: user.email,
      pictures: pictureAddresses(settings),
      billing: describeBilling(viewer, context),
      security: {
        email: user.email,
        isConfirmed: user.emailVerifiedAt !== null,
        hasPassword,
        sessions,
        timeZone: user.timeZone,
        now,
      },
    },
  };
}

/** Settings are posted as JSON, the Security section posts its fields. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const country = requireCountry(params);
  const { body, status } = isSettingsPost(request)
    ? await answerSettingsPost(await readJson(request), request, context, country)
    : await answerSecurityPost(request, context, country);
  return data(body, { status });
}

function isSettingsPost(request: Request): boolean {
  return (request.headers.get('Content-Type') ?? '').startsWith('application/json');
}

/** A dead network becomes data, so that nothing typed is lost. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  if (isSettingsPost(request)) {
    try {
      return await serverAction<SettingsAnswer>();
    } catch (error) {
      const message = refusedPostMessage(error, '');
      return (
        message ? { outcome: 'refused', message } : { outcome: 'unreachable' }
      ) satisfies SettingsAnswer;
    }
  }
  const typed = await request.clone().formData();
  try {
    return await serverAction<SecurityAnswer | DeletionAnswer>();
  } catch {
    const form = securityFailure(typed.get('intent'));
    return { outcome: 'refused', errors: { form } } satisfies SecurityAnswer;
  }
}

export default function Settings() {
  const loaded = useLoaderData<typeof loader>();
  const shown = useKeptPage('settings', loaded.account);
  switch (shown.kind) {
    case 'loaded':
      return <SettingsForm {...loaded} />;
    case 'unknown':
      return <OpeningPage title="Settings" />;
    case 'kept': {
      // Somebody's settings are not this device's own: without them there is nothing to change.
      if (shown.person && !shown.page) return <OpeningPage title="Settings" isAway />;
      const account = shown.page && withWaitingSettings(shown.page);
      return <SettingsForm country={loaded.country} account={account} />;
    }
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function SettingsForm({ country, account }: Loaded) {
  const navigate = useNavigate();
  const here = `/${country}/settings`;
  const save = usePost<SettingsAnswer>(here, 'application/json');
  const postSecurity = usePost<SecurityAnswer>(here, 'application/x-www-form-urlencoded');
  const postDeletion = usePost<DeletionAnswer>(here, 'application/x-www-form-urlencoded');
  const leave = useCallback(() => {
    toast.success(deletionMessages.done);
    navigate(`/${country}`, { replace: true });
  }, [country, navigate]);
  return (
    <SettingsPage
      key={account?.id ?? 'guest'}
      country={country}
      account={account}
      save={(settings) => save({ intent: 'save-settings', ...settings })}
      postSecurity={postSecurity}
      postDeletion={postDeletion}
      onDeleted={leave}
      onCountry={(own) => navigate(`/${own}/settings`, { replace: true })}
    />
  );
}
