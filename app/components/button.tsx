import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import type { PageLink } from "../content/shapes/page-section.ts";

type Variant = "solid" | "ruled";

const look = {
  solid: "button-solid",
  ruled: "button-ruled",
} satisfies Record<Variant, string>;

const classes = (variant: Variant) => `button ${look[variant]}`;

/** A native button in the site's two looks, which follow the ground they stand on. */
export function Button({
  variant = "solid",
  type = "button",
  ...rest
}: ComponentProps<"button"> & { variant?: Variant }) {
  return <button type={type} {...rest} className={classes(variant)} />;
}

/** A link that looks like a button. */
export function LinkButton({ variant = "solid", ...rest }: LinkProps & { variant?: Variant }) {
  return <Link {...rest} className={classes(variant)} />;
}

/** The two ways on that a page offers, the first before the second. */
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
