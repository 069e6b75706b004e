export { Fanfold, Fold, FoldRule, Tally } from "./Fanfold.tsx";
