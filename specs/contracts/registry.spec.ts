import { InversifyRegistry } from "#adapters/inversify/index.ts";
import { TsyringeRegistry } from "#adapters/tsyringe/index.ts";
import { registryContract } from "./registry.ts";

registryContract("inversify", () => new InversifyRegistry());
registryContract("tsyringe", () => new TsyringeRegistry());
