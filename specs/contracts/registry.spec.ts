import { InversifyRegistry } from "#adapters/inversify/index.ts";
import { MapRegistry } from "#adapters/memory/index.ts";
import { TsyringeRegistry } from "#adapters/tsyringe/index.ts";
import { registryContract } from "./registry.ts";

registryContract("inversify", () => new InversifyRegistry());
registryContract("maps", () => new MapRegistry());
registryContract("tsyringe", () => new TsyringeRegistry());
