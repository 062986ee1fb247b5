import { reportSources, sourcedFacts } from './sourced-facts.ts';

// `npm run check-sources`: lists the rates and rules whose sources were last checked more than 180 days ago, or never.

const { lines, isComplete } = reportSources(sourcedFacts, new Date().toISOString().slice(0, 10));
for (const line of lines) console.log(line);
if (!isComplete) process.exitCode = 1;
