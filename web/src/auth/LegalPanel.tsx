import { Suspense } from "react";
import { Skeleton } from "#web/components/index.ts";
import { part } from "../shell/index.ts";

const texts = {
  terms: part(async () => ({ default: (await import("../legal/index.ts")).Terms })),
  privacy: part(async () => ({ default: (await import("../legal/index.ts")).Privacy })),
};

/** What people agree to (AUTH-08, AUTH-09); read by few, so it comes when it is asked for. */
export const LegalPanel = ({ of }: { of: keyof typeof texts }) => {
  const Text = texts[of];
  return (
    <Suspense fallback={<Skeleton />}>
      <Text />
    </Suspense>
  );
};
