import { attemptTexts } from '#app/features/account/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { plural } from '#app/i18n/plural.ts';

const minute = 60_000;

/**
 * Formats the message for every rate limit except one code per minute. Both figures are rounded up, so a user who comes
 * back at that time is let in.
 * @param endsAt when the next attempt is allowed, milliseconds since the epoch
 * @param timeZone the visitor's IANA time zone for the clock time; null leaves it out
 */
export function tooManyAttempts(endsAt: number, now: number, timeZone: string | null): string {
  const minutes = Math.ceil((endsAt - now) / minute);
  const areHours = minutes % 60 === 0;
  const count = areHours ? minutes / 60 : minutes;
  if (timeZone === null) {
    return plural(areHours ? attemptTexts.inHours : attemptTexts.inMinutes, count);
  }
  const hour = { hour: 'numeric', minute: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat(currentLanguage(), { timeZone, ...hour });
  const time = clock.format(Math.ceil(endsAt / minute) * minute).replace(/\s/g, ' ');
  return plural(areHours ? attemptTexts.inHoursAt : attemptTexts.inMinutesAt, count, { time });
}
