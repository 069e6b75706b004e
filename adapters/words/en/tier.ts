/** What the tiers of a card are called (PAY-01, Appendix C). */
export const tier = {
  "tier.free": "Free",
  "tier.starter": "Starter",
  "tier.unlimited": "Unlimited",
} as const;
