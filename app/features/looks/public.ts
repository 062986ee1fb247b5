export { LookField } from './ui/look-field.tsx';
export { LooksSection } from './ui/looks-section.tsx';
