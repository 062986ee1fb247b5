export { type PaperSeller, paperSheet } from './words/paper-sheet.ts';
