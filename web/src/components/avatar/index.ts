export { Avatar, Avatars } from "./Avatar.tsx";
