/** The HTTP status of what an S3 call threw; null for anything that is no answer of the store. */
export const statusOf = (error: unknown): number | null => {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? null;
};

/** null where the store says that there is no such object; anything else is a fault. */
export const orNone = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
};
