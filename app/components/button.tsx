import type { ComponentProps } from "react";
import type { PageLink } from "../content/shapes/page-section.ts";

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

/** A native button in the site's two looks, which follow the ground they stand on. */
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
    <a href={to} {...rest} className={classes(variant)}>
      {children}
    </a>
  );
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
