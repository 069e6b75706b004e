export { AddressedEnvelope } from "./AddressedEnvelope.tsx";
export { EnvelopeFlap } from "./EnvelopeFlap.tsx";
export { GiftEnvelope } from "./GiftEnvelope.tsx";
