export declare const settleAllocator: () => void;
