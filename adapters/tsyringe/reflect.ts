/**
 * Stands for `reflect-metadata` in the web bundle. The container asks only whether it is there: what it makes comes
 * from factories, and no class carries metadata (design: no decorators). 4 kB less on the first page (P1).
 */
Object.assign(Reflect, { getMetadata: () => undefined });

export {};
