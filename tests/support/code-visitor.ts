import { action as answerSendCode } from '#app/features/account/send-otp.route.ts';
import { action as answerVerifyCode } from '#app/features/account/verify-otp.route.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import {
  cookiesOf,
  createTestContext,
  jsonPost,
  type TestContext,
  testOrigin,
} from './request-context.ts';
import './quick-scrypt.ts';

/** The response of a call, with the cookies that the browser has afterwards. */
export type CallAnswer = { status: number; body: unknown; cookie: string; context: TestContext };

async function describeAnswer(answer: Response, context: TestContext): Promise<CallAnswer> {
  return { status: answer.status, body: await answer.json(), cookie: cookiesOf(context), context };
}

/** Requests a code and reads it from the email; the code is empty if none was sent. */
export async function requestCode(
  db: Database,
  email: string,
  over: Partial<TestContext> = {},
): Promise<CallAnswer & { code: string }> {
  const context = createTestContext(db, over);
  const answer = await answerSendCode({ request: jsonPost('/api/send-otp', { email }), context });
  const code = /\d{6}/.exec(context.emails[0]?.text ?? '')?.[0] ?? '';
  return { ...(await describeAnswer(answer, context)), code };
}

/** Submits a code with a browser's cookies. */
export async function sendCodeBack(
  db: Database,
  body: { email: string; code: string },
  cookie: string,
  over: Partial<TestContext> = {},
): Promise<CallAnswer> {
  const context = createTestContext(db, over);
  const request = jsonPost('/api/verify-otp', body, cookie);
  return describeAnswer(await answerVerifyCode({ request, context }), context);
}

/** Returns the user that a browser with these cookies is signed in as. */
export function viewerOf(db: Database, cookie: string) {
  const request = new Request(`${testOrigin}/us/invoices`, { headers: { Cookie: cookie } });
  return getViewer(request, createTestContext(db));
}
