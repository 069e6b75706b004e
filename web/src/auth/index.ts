export { SignInDialog } from "./SignInDialog.tsx";
export { SignInPanels } from "./SignInPanels.tsx";
