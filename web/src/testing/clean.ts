import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// a busy machine is slow, not wrong: what is awaited comes, or never
configure({ asyncUtilTimeout: 20_000 });
// vitest runs without globals, so that the library cannot register this itself
afterEach(cleanup);
