export { DocumentEmails } from './ui/document-emails.tsx';
export { SendingSection } from './ui/sending-section.tsx';
export { type Sendable, useSending } from './ui/use-sending.tsx';
