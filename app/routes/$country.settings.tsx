import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react';
import {
  passwordFailedMessage,
  type SecurityAnswer,
  sessionsFailedMessage,
} from '#app/domain/account/security-answer.ts';
import { describeAllowance } from '#app/http/allowance.server.ts';
import { requireCountry } from '#app/http/country.server.ts';
import { orDatabaseAway } from '#app/http/database-away.server.ts';
import { answerSecurityPost } from '#app/http/security-action.server.ts';
import { readViewer } from '#app/http/session.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { shouldRevalidateAfterPost } from '#app/screens/frame/should-revalidate.ts';
import { usePost } from '#app/screens/frame/use-post.ts';
import { SettingsPage } from '#app/screens/settings/settings-page.tsx';
import { listSessions } from '#app/services/account/list-sessions.server.ts';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Settings', matches)];

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
      country: settings.country,
      allowance: describeAllowance(viewer, now),
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

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { body, status } = await answerSecurityPost(request, context, requireCountry(params));
  return data(body, { status });
}

/** A dead network becomes a message, so that nothing typed is lost. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const typed = await request.clone().formData();
  try {
    return await serverAction<SecurityAnswer>();
  } catch {
    const isPassword = typed.get('intent') === 'change-password';
    const form = isPassword ? passwordFailedMessage : sessionsFailedMessage;
    return { outcome: 'refused', errors: { form } } satisfies SecurityAnswer;
  }
}

export default function Settings() {
  const { country, account } = useLoaderData<typeof loader>();
  const post = usePost<SecurityAnswer>(`/${country}/settings`, 'application/x-www-form-urlencoded');
  return <SettingsPage country={country} account={account} postSecurity={post} />;
}
