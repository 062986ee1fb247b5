// Clients that call functions post, without a body (`platform.md` section 7).
export {
  answerDetectCountry as action,
  answerDetectCountry as loader,
} from '#app/http/request/country.server.ts';

// @covers platform-7.6
