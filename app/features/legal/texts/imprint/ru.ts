import type { Translation } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  title: 'Сведения о владельце',
  description: 'Кто отвечает за {productName} и как с нами связаться.',
  lead: 'Кто стоит за {productName}, как того требует § 5 Закона Германии о цифровых услугах ({law}, DDG). {germanNames}',
  sections: {
    provider: { heading: 'Владелец' },
    contact: {
      heading: 'Контакты',
      email: 'Эл. почта: <mail>{supportEmail}</mail>',
      phone: 'Телефон: <phone>{operatorPhone}</phone>',
      form: 'Форма: <contact>Написать в поддержку</contact>',
    },
    vat: {
      heading: 'Идентификационный номер плательщика НДС',
      paragraphs: ['{operatorVatId} (§ 27 a Закона Германии об НДС)'],
    },
    content: {
      heading: 'Кто отвечает за содержание',
      paragraphs: [
        '{operatorName}, адрес указан выше, за все страницы {publicHost}. За содержание счетов отвечают те, кто их составил; сообщите нам о счёте, который нарушает закон, и мы сразу им займёмся.',
      ],
    },
    disputes: {
      heading: 'Потребительские споры',
      paragraphs: [
        'Мы не участвуем в урегулировании споров в потребительских арбитражных органах и не обязаны участвовать (§ 36 Закона Германии об урегулировании потребительских споров, VSBG).',
      ],
    },
  },
};
