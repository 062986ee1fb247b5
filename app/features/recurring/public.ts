export { useRepeating } from './ui/use-repeating.tsx';
