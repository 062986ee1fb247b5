export { answerRecordKeys as loader } from '#app/handlers/site/record-keys.server.ts';
