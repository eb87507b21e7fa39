import { markUrl } from "../lib/urls/mark-url.ts";
import { useContentOrigin } from "../lib/context/use-content-origin.ts";

export interface MarkProps {
  /** Path under public/marks without .svg: `clients/…` or `certifications/…`. */
  file: string;
  /** The organization's name, or empty where the name stands beside the mark. */
  alt: string;
  /** The size in which the mark is drawn, so that nothing shifts before it comes; classes may show it at another. */
  width: number;
  height: number;
  className?: string;
}

/** A client's or a certification's mark as an image in one fixed colour. Source: ENT-4, ENT-6. */
export function Mark({ file, alt, width, height, className = "" }: MarkProps) {
  const contentOrigin = useContentOrigin();
  return (
    <img
      src={markUrl(file, contentOrigin)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`mark ${className}`}
    />
  );
}
