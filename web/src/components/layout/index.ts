export { Divider, Eyebrow, Quiet, Row, Stack, VisuallyHidden } from "./Layout.tsx";
