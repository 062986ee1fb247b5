import {
  checkConfirmedPassword,
  type NewPassword,
  type NewPasswordErrors,
  type PasswordIssue,
  type PasswordScreen,
} from '#app/domain/account/sign-in.ts';
import { passwordTexts } from '#app/features/account/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** The message of a rule that a new password breaks. Settings say "New password ...", the others "Password ...". */
export function describePasswordIssue(
  { code, limit }: PasswordIssue,
  screen: PasswordScreen,
): string {
  const isNew = screen === 'settings';
  const texts = passwordTexts.check;
  const isShort = code === 'too-short';
  if (isNew) return fill(isShort ? texts.newTooShort : texts.newTooLong, { count: limit });
  return fill(isShort ? texts.tooShort : texts.tooLong, { count: limit });
}

/** What is wrong with a new password that is typed twice, under the field that it concerns; null when nothing is. */
export function findPasswordErrors(
  typed: NewPassword,
  screen: PasswordScreen,
): NewPasswordErrors | null {
  const issue = checkConfirmedPassword(typed, screen);
  if (!issue) return null;
  if (issue.code === 'differs') return { confirmation: passwordTexts.check.differs };
  return { password: describePasswordIssue(issue, screen) };
}
