export { Airmail, Postmark, Stamp } from "./Post.tsx";
