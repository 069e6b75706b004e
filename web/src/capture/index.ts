export { CaptureActions, hasActions } from "./CaptureActions.tsx";
export { CaptureButton } from "./CaptureButton.tsx";
export { CaptureQuestions, LeaveQuestion } from "./CaptureQuestions.tsx";
export { CaptureScreen } from "./CaptureScreen.tsx";
export { LeftBehind } from "./LeftBehind.tsx";
