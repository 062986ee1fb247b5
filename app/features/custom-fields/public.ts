export { CustomFieldsSection } from './ui/custom-fields-section.tsx';
