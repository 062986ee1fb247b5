import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  failed: 'Произошла ошибка. Попробуйте ещё раз.',
  methodUnknown: 'Такой метод по этому адресу не поддерживается.',
  nothingHere: 'По этому адресу ничего нет.',
  signInAgain: 'Войдите снова.',
  crossSite: 'Этот запрос пришёл не с наших страниц.',
  httpsOnly: 'Этот адрес отвечает только по протоколу HTTPS.',
  notUnderstood: 'Запрос не распознан.',
  tooLarge: 'Слишком много данных. Предел — {limit}.',
  kilobytes: '{count} кБ',
  megabytes: '{count} МБ',
  formUnreadable: 'не удалось прочитать форму',
  socketOnly: 'По этому адресу возможны только подключения по веб-сокету.',
  liveAway: 'Обновления в реальном времени сейчас недоступны.',
  countryUnknown: 'Мы работаем в США, Канаде, Великобритании и Австралии.',
  noPicture: 'Такого изображения нет.',
  pictureFailed: 'Не удалось загрузить изображение.',
};
