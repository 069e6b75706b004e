export function browserFault(path: string, said: string | null): string | null;
