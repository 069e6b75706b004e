import { useParams } from "react-router";
import { Create } from "./Create.tsx";
import { EditCover } from "./EditCover.tsx";
import { FromData } from "./FromData.tsx";

/** Where covers are made: of a new card, of one that was begun elsewhere, or of one there is. */
export const CoverScreen = () => {
  const { id, dataId } = useParams();
  if (id !== undefined) return <EditCover key={id} id={id} />;
  return dataId === undefined ? <Create /> : <FromData dataId={dataId} />;
};
