export {
  type MailedStatement,
  namePeriod,
  type Period,
  parsePeriod,
} from './words/mailed-statement.ts';
