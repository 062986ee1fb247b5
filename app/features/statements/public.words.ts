export {
  type EmailedStatement,
  namePeriod,
  type Period,
  parsePeriod,
} from './words/emailed-statement.ts';
