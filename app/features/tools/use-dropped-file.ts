import { useEffect, useEffectEvent } from "react";

/**
 * Takes a file that is dropped anywhere on the page. Beside a field the browser would open the file instead of the page, and
 * what was typed would be gone.
 */
export function useDroppedFile(take: (file: File) => void): void {
  const takeFile = useEffectEvent(take);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      hold(event);
      const file = event.dataTransfer?.files[0];
      if (file) takeFile(file);
    };
    document.addEventListener("dragover", hold);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", hold);
      document.removeEventListener("drop", drop);
    };
  }, []);
}
