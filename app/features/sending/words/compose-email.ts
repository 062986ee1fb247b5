import {
  type EmailContent,
  type EmailFrame,
  type EmailMessage,
  type EmailPart,
  escapeHtml,
  type ProductInfo,
} from '#app/domain/email/email-content.ts';
import { emailTexts } from '#app/features/sending/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';

/** The light colors of app/styles/app.css: many email programs support neither variables nor dark mode. */
const paper = '#faf7f0';
const sheet = '#fffdf9';
const sunken = '#f3eee3';
const ink = '#1f1c17';
const inkSoft = '#524b41';
const inkFaint = '#6a6256';
const line = '#e4dccc';
const accent = '#1c5740';

const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "Georgia,'Times New Roman',serif";

/** Renders the message as HTML with inline styles, without external resources and scripts. */
function renderHtml(frame: EmailFrame, message: EmailMessage): string {
  const footer = frame.footer.map(drawFooterHtml).join('<br>');
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(message.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper};color:${ink};-webkit-text-size-adjust:100%">
<div style="padding:32px 16px;background:${paper};font:400 16px/1.55 ${sans};color:${ink}">
<div style="max-width:512px;margin:0 auto">
<p style="margin:0 0 20px;font:500 22px/1.2 ${serif};color:${accent}">${drawBrand(frame)}</p>
<div style="padding:32px 28px 12px;background:${sheet};border:1px solid ${line};border-radius:16px">
<h1 style="margin:0 0 20px;font:500 26px/1.25 ${serif};color:${ink}">${escapeHtml(message.heading)}</h1>
${message.parts.map(drawPartHtml).join('\n')}
</div>
<p style="margin:24px 4px 0;font-size:13px;line-height:1.6;color:${inkFaint}">${footer}</p>
</div>
</div>
</body>
</html>
`;
}

/** The name is next to its picture, because many email programs don't show pictures. */
function drawBrand({ brand, logo }: EmailFrame): string {
  const name = escapeHtml(brand);
  if (logo === null) return name;
  return `<img src="cid:${escapeHtml(logo)}" alt="" height="40" style="height:40px;max-width:160px;vertical-align:middle;margin-right:12px">${name}`;
}

function drawFooterHtml(line: EmailFrame['footer'][number]): string {
  if (typeof line === 'string') return escapeHtml(line);
  return `<a href="${escapeHtml(line.link)}" style="color:${inkFaint}">${escapeHtml(line.text)}</a>`;
}

function drawPartHtml(part: EmailPart): string {
  if (typeof part === 'string') {
    return `<p style="margin:0 0 20px;color:${inkSoft}">${escapeHtml(part)}</p>`;
  }
  switch (part.kind) {
    case 'quotation':
      return `<p style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${line};white-space:pre-wrap;color:${ink}">${escapeHtml(part.text)}</p>`;
    case 'message': {
      const link = escapeHtml(part.link);
      const anchor = `<a href="${link}" style="color:${accent};word-break:break-all">${link}</a>`;
      return `<p style="margin:0 0 20px;white-space:pre-wrap;color:${ink}">${escapeHtml(part.text).replaceAll(link, anchor)}</p>`;
    }
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">${part.facts.map(drawFact).join('')}</table>`;
    case 'code':
      return `<p style="margin:0 0 20px;padding:18px 12px;background:${sunken};border-radius:10px;text-align:center;font:600 36px/1.2 ${sans};letter-spacing:8px;color:${ink}">${escapeHtml(part.code)}</p>`;
    case 'button': {
      const link = escapeHtml(part.link);
      return `<p style="margin:4px 0 20px"><a href="${link}" style="display:inline-block;padding:14px 24px;background:${accent};border-radius:10px;color:${sheet};font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>
<p style="margin:0 0 20px;font-size:13px;line-height:1.5;color:${inkFaint}">${escapeHtml(emailTexts.frame.buttonFails)}<br><a href="${link}" style="color:${accent};word-break:break-all">${link}</a></p>`;
    }
    default:
      return part satisfies never;
  }
}

function drawFact({ label, value }: { label: string; value: string }): string {
  return `<tr><td style="padding:4px 20px 4px 0;color:${inkSoft}">${escapeHtml(label)}</td><td style="padding:4px 0;font-weight:600;color:${ink}">${escapeHtml(value)}</td></tr>`;
}

/** The frame of our own emails. */
function productFrame(product: ProductInfo): EmailFrame {
  return { brand: product.productName, logo: null, footer: footerLines(product) };
}

/** Who writes and why there is nothing to unsubscribe from, at the end of each email. */
function footerLines(product: ProductInfo): string[] {
  const { productName, operatorName, operatorAddress, supportEmail, publicOrigin } = product;
  return [
    fill(emailTexts.frame.questions, { email: supportEmail }),
    `${productName}, ${publicOrigin}`,
    `${operatorName}, ${operatorAddress}`,
  ];
}

/** Renders a message in the product's design as HTML and as equivalent plain text. */
export function composeEmail(product: ProductInfo, message: EmailMessage): EmailContent {
  return composeFramed(productFrame(product), message);
}

/** Renders the same in another frame. */
export function composeFramed(frame: EmailFrame, message: EmailMessage): EmailContent {
  return {
    subject: onOneLine(message.subject),
    text: renderPlainText(frame, message),
    html: renderHtml(frame, message),
  };
}

/**
 * Makes a text safe for a header (RFC 5322 section 2.2): line breaks and other control characters become spaces,
 * bidirectional controls are removed.
 */
function onOneLine(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}+/gu, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** Renders the message for email programs without HTML. */
function renderPlainText({ footer }: EmailFrame, message: EmailMessage): string {
  const blocks = [
    message.heading,
    ...message.parts.map(drawPart),
    // The signature separator (RFC 3676 section 4.3).
    ['-- ', ...footer.map(drawFooterLine)].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function drawFooterLine(line: EmailFrame['footer'][number]): string {
  return typeof line === 'string' ? line : `${line.text}: ${line.link}`;
}

function drawPart(part: EmailPart): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'quotation':
    case 'message':
      return part.text;
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'code':
      return part.code;
    case 'button':
      return `${part.label}:\n${part.link}`;
    default:
      return part satisfies never;
  }
}
