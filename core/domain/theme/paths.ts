/** Where one's themes are (ROUTE-32, ROUTE-45, ROUTE-46). */
export const themePaths = {
  all: "/themes",
  create: "/themes/create",
  one: (id: string) => `/themes/${id}`,
  share: (id: string) => `/themes/share/${id}`,
  accept: (id: string) => `/themes/accept/${id}`,
} as const;
