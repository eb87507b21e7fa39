import type { ComponentProps } from "react";
import type { PageLink } from "../content/types/page-section.types.ts";
import { Link } from "./link.tsx";

type Variant = "solid" | "ruled";

interface LinkButtonProps extends Omit<ComponentProps<"a">, "href" | "className"> {
  variant?: Variant;
  to: string;
}

const look = {
  solid: "button-solid",
  ruled: "button-ruled",
} satisfies Record<Variant, string>;

const classes = (variant: Variant) => `button ${look[variant]}`;

/** A native button in two variants. Colors follow the section's background. */
export function Button({
  variant = "solid",
  type = "button",
  ...rest
}: ComponentProps<"button"> & { variant?: Variant }) {
  return <button type={type} {...rest} className={classes(variant)} />;
}

/** A link that looks like a button. */
export function LinkButton({ variant = "solid", to, children, ...rest }: LinkButtonProps) {
  return (
    <Link to={to} prefetch="viewport" {...rest} className={classes(variant)}>
      {children}
    </Link>
  );
}

/** A primary and a secondary link button. */
export function LinkButtons({ primary, secondary }: { primary: PageLink; secondary: PageLink }) {
  return (
    <>
      <LinkButton to={primary.to}>{primary.label}</LinkButton>
      <LinkButton to={secondary.to} variant="ruled">
        {secondary.label}
      </LinkButton>
    </>
  );
}
