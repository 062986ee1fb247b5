export {
  type EmailedStatement,
  namePeriod,
  type Period,
  parsePeriod,
} from './words/mailed-statement.ts';
