import type { ComponentProps } from "react";
import type { PageLink } from "../content/types/page-section.types.ts";

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
    <a href={to} {...rest} className={classes(variant)}>
      {children}
    </a>
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
