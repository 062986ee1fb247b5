export { useCrediting } from './ui/use-crediting.tsx';
