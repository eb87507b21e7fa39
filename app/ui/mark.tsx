import { markUrl } from "../lib/urls/mark-url.ts";
import { useContentOrigin } from "../lib/context/use-content-origin.ts";

export interface MarkProps {
  /** Path under public/marks without .svg: `clients/…` or `certifications/…`. */
  file: string;
  /** The organization's name, or empty if the name is shown next to the logo. */
  alt: string;
  /** Intrinsic size, which prevents layout shift. Classes may change the displayed size. */
  width: number;
  height: number;
  className?: string;
}

/** Logo of a client or certification as a single-color image. Source: ENT-4, ENT-6. */
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
