export { answerRecordKeys as loader } from '#app/features/verify/server/record-keys.api.server.ts';
