import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";

type Variant = "solid" | "ruled";

const base =
  "inline-flex min-h-13 items-center justify-center gap-2.5 rounded px-6.5 text-[1rem] leading-tight font-600 border border-transparent transition-colors duration-180";

const look = {
  solid: "button-solid",
  ruled: "button-ruled",
} satisfies Record<Variant, string>;

const classes = (variant: Variant) => `${base} ${look[variant]}`;

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
