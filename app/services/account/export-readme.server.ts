type About = { productName: string; now: number };

/** The file of an export that says what the others are, in an export of several parts that of the first. */
export function aboutExport({ productName, now, parts }: About & { parts: number }): string {
  const invoices = parts === 1 ? ['invoices.* ', 'invoices/  '] : ['invoices-1.*', 'invoices-1/ '];
  const more =
    parts === 1
      ? ''
      : `
Your invoices come in ${parts} files, of which this is the first; those that begin with invoices-2 are in the second.
`;
  return `This is everything that ${productName} keeps of your account, as of ${new Date(now).toISOString()}.
${more}
account.json    who you are here, your ways to sign in, signed-in browsers, settings and plan
clients.*       your clients
products.*      your products and services
${invoices[0]?.padEnd(16)}your invoices; the JSON file has every line and field, and what was counted on the public pages
${invoices[1]?.padEnd(16)}each invoice as PDF
pictures/       your logo and your signature

The .json files are for programs, the .csv files open in a spreadsheet. Times are UTC.
Passwords are not in here: of yours only a check value is kept, from which nobody can tell it.
`;
}

/** That of a further part. */
export function aboutPart({ productName, now, number }: About & { number: number }): string {
  return `This is part ${number} of what ${productName} keeps of your account, as of ${new Date(now).toISOString()}.

${`invoices-${number}.*`.padEnd(16)}invoices; the JSON file has every line and field, and what was counted on the public pages
${`invoices-${number}/`.padEnd(16)}each of these invoices as PDF

README-1.txt in the first part says what else there is.
`;
}
