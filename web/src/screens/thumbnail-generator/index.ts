/** A route for the thumbnails' maker alone: nothing of the shell and nothing of its own (ROUTE-14). */
export const Component = () => null;
