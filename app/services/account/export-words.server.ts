/** The file that says what the others are. */
export function aboutExport({ productName, now }: { productName: string; now: number }): string {
  return `This is everything that ${productName} keeps of your account, as of ${new Date(now).toISOString()}.

account.json    who you are here, your ways to sign in, signed-in browsers, settings and plan
clients.*       your clients
products.*      your products and services
invoices.*      your invoices; the JSON file has every line and field, and what was counted on the public pages
invoices/       each invoice as PDF
pictures/       your logo and your signature

The .json files are for programs, the .csv files open in a spreadsheet. Times are UTC.
Passwords are not in here: of yours only a check value is kept, from which nobody can tell it.
`;
}

/** The file that names the invoices whose PDFs did not fit. */
export function missingPdfs(numbers: readonly string[]): string {
  return `The PDFs of these invoices did not fit into one file. All they say is in invoices.json; the list of your
invoices downloads their PDFs.

${numbers.join('\n')}
`;
}
