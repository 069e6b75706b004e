import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// vitest runs without globals, so that the library cannot register this itself
afterEach(cleanup);
