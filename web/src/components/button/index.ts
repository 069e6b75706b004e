export { Button, type ButtonProps } from "./Button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./ButtonLink.tsx";
export { IconButton, type IconButtonProps } from "./IconButton.tsx";
export type { ButtonKind, ButtonSize } from "./look.ts";
