import { useParams } from "react-router";
import { EditGreeting } from "./EditGreeting.tsx";
import { NewGreeting } from "./NewGreeting.tsx";

/** Where greetings are written: of a new card, or of one there is. */
export const GreetingScreen = () => {
  const { id } = useParams();
  return id === undefined ? <NewGreeting /> : <EditGreeting key={id} id={id} />;
};
