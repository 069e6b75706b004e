export declare const builtServer: (built?: URL, root?: URL) => URL | null;
