type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Lets the page answer and paint before what comes next. */
export const yieldToMain = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
