import { type DragEvent, useState } from 'react';

/** Calls `take` with the first file dropped on an element; null for anything else, including a link to a picture. */
export function useDrop(take: (file: File | null) => void) {
  const [isOver, setOver] = useState(false);
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // A pointer that enters a child element is still over the drop zone.
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
