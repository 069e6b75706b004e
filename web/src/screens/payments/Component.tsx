import { useRoute } from "../../hooks/route.ts";
import { Credits } from "./Credits.tsx";
import { Details } from "./Details.tsx";
import { Orders } from "./Orders.tsx";

/** What one has paid for (ROUTE-39), one payment (ROUTE-40), and one's credits (ROUTE-38). */
export const Component = () => {
  const { route, params } = useRoute();
  switch (route.path) {
    case "/account/bundles":
      return <Credits />;
    case "/account/payments/:id":
      return <Details key={params.id} id={params.id ?? ""} />;
    default:
      return <Orders />;
  }
};
