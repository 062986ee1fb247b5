// Clients that call functions post, without a body.
export {
  answerDetectCountry as action,
  answerDetectCountry as loader,
} from '#app/http/request/country.server.ts';
