export { usePart } from './ui/part-fields.tsx';
export { useCrediting } from './ui/use-crediting.tsx';
