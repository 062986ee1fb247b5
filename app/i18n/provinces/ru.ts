import type { Translation } from '../room.ts';
import type { enUS } from './en-us.ts';

export const ru: Translation<typeof enUS, 'ru'> = {
  names: {
    AB: 'Альберта',
    BC: 'Британская Колумбия',
    MB: 'Манитоба',
    NB: 'Нью-Брансуик',
    NL: 'Ньюфаундленд и Лабрадор',
    NS: 'Новая Шотландия',
    NT: 'Северо-Западные территории',
    NU: 'Нунавут',
    ON: 'Онтарио',
    PE: 'Остров Принца Эдуарда',
    QC: 'Квебек',
    SK: 'Саскачеван',
    YT: 'Юкон',
  },
};
