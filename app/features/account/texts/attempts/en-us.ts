export const enUS = {
  inMinutes: {
    one: 'Too many attempts. Try again in {count} minute.',
    other: 'Too many attempts. Try again in {count} minutes.',
  },
  inHours: {
    one: 'Too many attempts. Try again in {count} hour.',
    other: 'Too many attempts. Try again in {count} hours.',
  },
  inMinutesAt: {
    one: 'Too many attempts. Try again in {count} minute, at {time}.',
    other: 'Too many attempts. Try again in {count} minutes, at {time}.',
  },
  inHoursAt: {
    one: 'Too many attempts. Try again in {count} hour, at {time}.',
    other: 'Too many attempts. Try again in {count} hours, at {time}.',
  },
  fromNetwork: 'Too many requests from your network. Please wait a minute and try again.',
  goBack: 'Go back: what you typed is still there.',
} as const;
