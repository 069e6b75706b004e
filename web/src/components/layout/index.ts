export { Divider, Eyebrow, Quiet, Row, Spread, Stack, VisuallyHidden } from "./Layout.tsx";
