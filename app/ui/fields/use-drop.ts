import { type DragEvent, useState } from 'react';

/** Takes the first file that is dropped on an element; anything else, a link to a picture too, is null. */
export function useDrop(take: (file: File | null) => void) {
  const [isOver, setOver] = useState(false);
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // Over what lies inside the element the file is over the element still.
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0] ?? null);
    },
  };
  return { isOver, dropHandlers };
}
