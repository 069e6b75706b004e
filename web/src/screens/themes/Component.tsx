import { useRoute } from "../../hooks/route.ts";
import { Accept } from "./Accept.tsx";
import { Edit } from "./Edit.tsx";
import { Share } from "./Share.tsx";
import { Themes } from "./Themes.tsx";

/** One's themes (ROUTE-45), one of them (ROUTE-46), and those that are passed on (ROUTE-32, ROUTE-46). */
export const Component = () => {
  const { route, params } = useRoute();
  const id = params.id ?? "";
  switch (route.path) {
    case "/themes/create":
      return <Edit key="new" id={null} />;
    case "/themes/share/:id":
      return <Share key={id} id={id} />;
    case "/themes/accept/:id":
      return <Accept key={id} id={id} />;
    case "/themes/:id":
      return <Edit key={id} id={id} />;
    default:
      return <Themes />;
  }
};
