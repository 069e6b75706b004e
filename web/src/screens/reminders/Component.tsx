import { useRoute } from "../../hooks/route.ts";
import { Edit } from "./Edit.tsx";
import { Import } from "./Import.tsx";
import { Reminders } from "./Reminders.tsx";

/** One's reminders (ROUTE-42), one of them (ROUTE-43, ROUTE-44), and many at once. */
export const Component = () => {
  const { route, params } = useRoute();
  switch (route.path) {
    case "/reminders/add":
      return <Edit key="new" id={null} />;
    case "/reminders/import":
      return <Import />;
    case "/reminders/:id":
      return <Edit key={params.id} id={params.id ?? ""} />;
    default:
      return <Reminders />;
  }
};
