import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  label: 'Язык',
  hint: 'Меняется сразу — в этом браузере и в вашем аккаунте.',
  guestHint: 'Меняется сразу — в этом браузере.',
  names: {
    'en-US': 'Английский (США)',
    'en-GB': 'Английский (Великобритания)',
    'en-CA': 'Английский (Канада)',
    'fr-CA': 'Французский (Канада)',
    'en-AU': 'Английский (Австралия)',
    ru: 'Русский',
  },
  changed: 'Теперь эта страница на русском языке.',
  notChanged: 'Язык не изменён. Попробуйте ещё раз.',
  unknown: 'Этот язык недоступен.',
  heading: 'Языки',
};
